import { ensureBuilt } from '../../scripts/build/swap';
import { ensureBrowser } from '../../scripts/chromium';

/** Throws a one-line error when the build or the browser is missing. */
export default function globalSetup(): void {
  ensureBuilt();
  ensureBrowser();
}
