import { ensureBuilt } from '../../scripts/build/swap';
import { ensureBrowser } from '../../scripts/chromium';

/**
 * Throws a one-line error when the build is missing. If the browser is missing, installs the browser as root on Debian,
 * and throws a one-line error for other users and on other systems.
 */
export default function globalSetup(): void {
  ensureBuilt();
  ensureBrowser();
}
