import { existsSync } from 'node:fs';
import path from 'node:path';
import { servedFolder } from '../../scripts/build/swap';
import { ensureBrowser } from '../../scripts/chromium';

/** Fails with one line where the browser or the build is missing: no suite passes by not running. */
export default function globalSetup(): void {
  if (!existsSync(path.join(servedFolder(), 'index.html')))
    throw new Error(`${servedFolder()} holds no built site. Run: npm run build`);
  ensureBrowser();
}
