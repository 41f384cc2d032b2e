type CleanUp = () => unknown;

const ofTest: CleanUp[] = [];
const ofSuite: CleanUp[] = [];
/**
 * Whether Jest runs this file in a suite. False in the processes that tests start, in the set-up of a Jest project, and
 * in scripts.
 */
const isInSuite = typeof afterEach === 'function';

/**
 * Registers a function that runs after the current test, the latest function first. A function from `beforeAll` runs
 * after the last test. Outside of a suite, registers nothing: the caller cleans up.
 */
export function afterTest(cleanUp: CleanUp): void {
  if (isInSuite) (expect.getState().currentTestName === undefined ? ofSuite : ofTest).push(cleanUp);
}

async function runAll(cleanUps: CleanUp[]): Promise<void> {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
}
if (isInSuite) {
  afterEach(() => runAll(ofTest));
  afterAll(() => runAll(ofSuite));
}
