import { ensureScreenReader } from '../a11y/orca/desktop';
import { sampleSuites } from './sample';
import { runNodeTests } from './nodeTests';

/**
 * `npm run test:screen-reader`: what the real Orca says of the built site, in Firefox ESR and in Chromium. Arguments pick suites by a
 * part of their name (`npm run test:screen-reader -- forms`); RECORD=1 writes down what was heard (test/sample/heard/transcripts).
 */
try {
  ensureScreenReader();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
runNodeTests(sampleSuites('heard'), /\.heard\.ts$/);
