/** Something that the person who typed the command can mend; its message is all that is said. */
export class Unusable extends Error {}

/** Runs a command: what its user can mend is told in a line, anything else is a fault of ours and breaks off. */
export async function tellingFaults(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof Unusable)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
