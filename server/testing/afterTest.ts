type CleanUp = () => unknown;

const testCleanUps: CleanUp[] = [];
const suiteCleanUps: CleanUp[] = [];
/**
 * True when Jest runs this file in a suite. False in the processes that tests start, in the setup of a Jest project,
 * and in scripts.
 */
const isInSuite = typeof afterEach === 'function';

/**
 * Registers a function that runs after the current test. The functions run in reverse order of registration. A function
 * that `beforeAll` registers runs after the last test of the suite. Outside of a suite, registers nothing, so the caller
 * must clean up.
 */
export function afterTest(cleanUp: CleanUp): void {
  if (isInSuite) (expect.getState().currentTestName === undefined ? suiteCleanUps : testCleanUps).push(cleanUp);
}

/** Registers a function that runs after the last test of the suite, even if a test registers it. */
export function afterSuite(cleanUp: CleanUp): void {
  if (isInSuite) suiteCleanUps.push(cleanUp);
}

/** Runs all functions, even if one of them fails. Throws the first error at the end. */
async function runCleanUps(cleanUps: CleanUp[]): Promise<void> {
  const errors: unknown[] = [];
  for (const cleanUp of cleanUps.splice(0).toReversed()) {
    try {
      await cleanUp();
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
}
if (isInSuite) {
  afterEach(() => runCleanUps(testCleanUps));
  afterAll(() => runCleanUps(suiteCleanUps));
}
