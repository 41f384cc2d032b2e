import { ensureScreenReader } from '../a11y/orca/desktop';
import { sampleSuites } from './sample';
import { runSuites } from './suites';

/**
 * `npm run test:heard`: what the real Orca says of the built site, in Firefox ESR and in Chromium. Arguments pick suites by a
 * part of their name (`npm run test:heard -- forms`); RECORD=1 writes down what was heard (test/sample/heard/transcripts).
 */
try {
  ensureScreenReader();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
runSuites(sampleSuites('heard'), /\.heard\.ts$/);
