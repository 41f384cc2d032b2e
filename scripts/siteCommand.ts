/**
 * Returns a command for messages. If the environment variable SITE selects the active firm, the command begins with
 * SITE, so that it acts on the same firm.
 */
export const formatCommand = (command: string): string =>
  process.env['SITE'] ? `SITE=${process.env['SITE']} ${command}` : command;
