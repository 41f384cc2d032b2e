import { ensureBuilt } from '../../scripts/build/swap';
import { ensureBrowser } from '../../scripts/chromium';

/** Throws an error of one line when the build or the browser is missing. */
export default function globalSetup(): void {
  ensureBuilt();
  ensureBrowser();
}
