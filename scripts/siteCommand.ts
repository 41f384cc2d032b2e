/** Returns an argument for a shell command in a message, in quotation marks if it has special characters. */
export const quoteArgument = (argument: string): string =>
  /[^\p{L}\p{N}_./-]/u.test(argument) ? `'${argument.replaceAll("'", String.raw`'\''`)}'` : argument;

/** Returns the assignment of a folder to the environment variable SITE, for commands in messages. */
export const formatSite = (folder: string): string => `SITE=${quoteArgument(folder)}`;

/**
 * Returns a command for messages. If the environment variable SITE selects the active firm, the command begins with
 * SITE, so that it acts on the same firm.
 */
export const formatCommand = (command: string): string =>
  process.env['SITE'] ? `${formatSite(process.env['SITE'])} ${command}` : command;
