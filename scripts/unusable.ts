/** A mistake that the user of a command can correct. The launcher prints only its message and exits with 1. */
export class UsageError extends Error {}
