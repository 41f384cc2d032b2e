/** Does one step of the build, and says what it was and how long it took. */
export async function step<T>(what: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  const result = await work();
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  process.stdout.write(`${seconds.padStart(6)} s  ${what}\n`);
  return result;
}
