/** Runs one step of the build, and prints its name and its duration. */
export async function runStep<T>(stepName: string, work: () => Promise<T>): Promise<T> {
  const startTime = performance.now();
  const result = await work();
  const seconds = ((performance.now() - startTime) / 1000).toFixed(1);
  process.stdout.write(`${seconds.padStart(6)} s  ${stepName}\n`);
  return result;
}
