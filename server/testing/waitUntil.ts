/** The pause between two checks, in milliseconds. */
const PAUSE_MS = 20;

/** Polls `condition` and resolves when it is true. Has no time limit, because Jest limits the time of each test. */
export async function waitUntil(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}
