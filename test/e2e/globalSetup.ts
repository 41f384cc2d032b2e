import { ensureBuilt } from '../../scripts/build/swap';
import { ensureBrowser } from '../../scripts/chromium';

/** Installs a missing browser as root on Debian. Throws a one-line error when the build or the browser is missing. */
export default function globalSetup(): void {
  ensureBuilt();
  ensureBrowser();
}
