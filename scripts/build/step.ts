/** Runs one step of the build, and prints its name and its duration. */
export async function step<T>(task: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  const result = await work();
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  process.stdout.write(`${seconds.padStart(6)} s  ${task}\n`);
  return result;
}
