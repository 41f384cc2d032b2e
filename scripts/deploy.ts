import { ensureBrowser } from './ensureBrowser';
import { runSuites } from './suites';

/**
 * `npm run test:deploy`: what whoever runs the site does with it: developing, building, upgrading, serving. Arguments pick
 * suites by a part of their name (`npm run test:deploy -- upgrade`).
 */
ensureBrowser();
runSuites(['test/deploy'], /\.deploy\.ts$/);
