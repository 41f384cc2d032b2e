import { ensureBrowser } from './chromium';
import { otherSuites, sampleSuites } from './sample';
import { runSuites } from './suites';

/**
 * `npm run browser`: builds the site and runs every suite that needs a real browser, one after the other. Arguments pick
 * suites by a part of their name (`npm run browser -- journeys/forms`).
 */
ensureBrowser();
runSuites(['test/e2e', 'a11y', ...sampleSuites('browser'), ...otherSuites()], /\.(journey|browser)\.ts$/);
