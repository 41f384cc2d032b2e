/**
 * Structured log: one JSON object a line. Of a submission it carries the reference and nothing else, so that the log
 * can be kept and shared without holding personal data.
 */

export type LogLevel = 'info' | 'warn' | 'error';

export interface LogFields {
  reference?: string;
  [name: string]: string | number | boolean | undefined;
}

/** `event` is a dotted name to search for ('mail.stopped'); `fields` must hold nothing that a visitor typed. */
export type Log = (level: LogLevel, event: string, fields?: LogFields) => void;

/** Writes to standard output unless told otherwise. */
export function createLog(write: (line: string) => unknown = (line) => process.stdout.write(`${line}\n`)): Log {
  return (level, event, fields = {}) =>
    write(JSON.stringify({ time: new Date().toISOString(), level, event, ...fields }));
}

/** An error's message and code without its stack, for a log field. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = (error as { code?: unknown }).code;
  // Node's own messages begin with their code.
  const isCodeMissing = typeof code === 'string' && !error.message.startsWith(code);
  return isCodeMissing ? `${code}: ${error.message}` : error.message;
}
