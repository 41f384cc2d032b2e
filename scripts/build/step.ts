/** Runs one step of the build, and prints the name and the duration of the step. Resolves to the result of the step. */
export async function runStep<T>(stepName: string, callback: () => Promise<T>): Promise<T> {
  const startTime = performance.now();
  const result = await callback();
  const seconds = ((performance.now() - startTime) / 1000).toFixed(1);
  process.stdout.write(`${seconds.padStart(6)} s  ${stepName}\n`);
  return result;
}
