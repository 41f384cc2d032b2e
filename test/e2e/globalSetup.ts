import { ensureBuilt } from '../../scripts/build/swap';
import { ensureBrowser } from '../../scripts/chromium';

/**
 * Throws a one-line error when the build is missing. Installs a missing browser when it runs as root on Debian, and
 * otherwise throws a one-line error.
 */
export default function globalSetup(): void {
  ensureBuilt();
  ensureBrowser();
}
