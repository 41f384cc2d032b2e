type CleanUp = () => unknown;

const ofTest: CleanUp[] = [];
const ofSuite: CleanUp[] = [];
/** False in the processes that tests start, in the set-up of a Jest project, and in scripts. */
const isInSuite = typeof afterEach === 'function';

/**
 * Runs a function after the current test, the latest first. If `beforeAll` calls it, the function runs after the last
 * test. Outside of a test file, the caller cleans up.
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
