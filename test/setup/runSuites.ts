import { test } from 'node:test';
import { pathToFileURL } from 'node:url';

/**
 * Imports the suites that the arguments of this process name, then calls `defineTests`. All suites run in this process,
 * so they can share browsers.
 */
export function runSuites(defineTests: () => void): void {
  const importSuites = async () => {
    for (const file of process.argv.slice(2)) await import(pathToFileURL(file).href);
    defineTests();
  };
  const importPromise = importSuites();
  // Node's test runner rejects tests that are defined after all earlier tests have ended.
  test('all suites load', () => importPromise);
}

/** Returns true if the test of an `afterEach` hook has passed. The types of Node 20 lack the property `passed`. */
export const hasPassed = (context: object): boolean => 'passed' in context && context.passed === true;
