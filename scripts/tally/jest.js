import { stripVTControlCharacters } from 'node:util';
import { leaveTally } from './file.js';

/** A reporter for Jest: what it counts goes to the tier's tally. */
export default class TallyReporter {
  onRunComplete(_contexts, { numPassedTests, testResults }) {
    const failures = testResults.flatMap(({ testFilePath, testExecError, testResults: tests }) => [
      ...(testExecError ? [{ name: testFilePath, message: testExecError.message }] : []),
      ...tests
        .filter(({ status }) => status !== 'passed')
        .map(({ fullName, failureMessages }) => ({ name: fullName, message: failureMessages[0] ?? 'did not run' })),
    ]);
    leaveTally({
      passed: numPassedTests,
      failures: failures.map(({ name, message }) => ({ name, message: stripVTControlCharacters(message) })),
    });
  }
}
