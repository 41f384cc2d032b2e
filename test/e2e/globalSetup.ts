import { ensureBuilt } from '../../scripts/build/swap';
import { ensureBrowser } from '../../scripts/chromium';

/** Fails with one line where the build or the browser is missing. */
export default function globalSetup(): void {
  ensureBuilt();
  ensureBrowser();
}
