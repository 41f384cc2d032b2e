import { ensureScreenReader } from '../a11y/orca/desktop';
import { runSuites } from './suites';

/**
 * `npm run test:heard`: what the real Orca says of the built site, in Firefox ESR and in Chromium. Arguments pick suites by a
 * part of their name (`npm run test:heard -- forms`); RECORD=1 writes down what was heard (a11y/transcripts/heard).
 */
try {
  ensureScreenReader();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
runSuites(['a11y/orca'], /\.heard\.ts$/);
