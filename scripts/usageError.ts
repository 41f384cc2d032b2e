/** An error that the caller of a command can correct. scripts/command.mjs prints only the message and exits with 1. */
export class UsageError extends Error {}
