import { leaveTally } from './file.js';

/** A reporter for Jest: what it counts goes to the tier's tally. */
export default class TallyReporter {
  onRunComplete(_contexts, results) {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites } = results;
    leaveTally({
      passed: numPassedTests,
      failed: numFailedTests + numPendingTests + numTodoTests + numRuntimeErrorTestSuites,
    });
  }
}
