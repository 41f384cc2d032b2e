import { ensureBuilt } from '../../scripts/build/swap';
import { ensureBrowser } from '../../scripts/chromium';

/**
 * Throws a one-line error when the build is missing. As root on Debian, installs a missing browser. Otherwise, throws a
 * one-line error when the browser is missing.
 */
export default function globalSetup(): void {
  ensureBuilt();
  ensureBrowser();
}
