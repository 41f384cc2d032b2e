/** A mistake that the user of a command can correct. The launcher prints its message alone, and the exit code is 1. */
export class Unusable extends Error {}
