import { ensureScreenReader } from '../a11y/orca/desktop';
import { runNodeTests } from './nodeTests';

/**
 * `npm run test:screen-reader`: runs Orca over the built site, in Firefox ESR and in Chromium. Arguments pick suites by a part of
 * their name (`npm run test:screen-reader -- forms`). RECORD=1 writes what Orca said to test/sample/orca/transcripts.
 */
runNodeTests({ folders: ['test/sample/orca'], ending: /\.orca\.ts$/, prepare: ensureScreenReader });
