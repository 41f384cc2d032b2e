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

/** To standard output, or to the other stream once nobody reads that any more. */
function writeOut(line: string): void {
  process.stdout.write(`${line}\n`, (error) => {
    if (error) process.stderr.write(`${line}\n`);
  });
}

/**
 * A log's reader may end before the server does (`serve | tee`), and the disk that a log goes to may be full: messages are taken
 * and delivered all the same. Without this the first line that can't be written would end the process.
 */
export function outliveLogReaders(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', () => {
      // There is nobody left to tell.
    });
  }
}

/** Writes to standard output unless told otherwise. */
export function createLog(write: (line: string) => unknown = writeOut): Log {
  return (level, event, fields = {}) =>
    write(JSON.stringify({ time: new Date().toISOString(), level, event, ...fields }));
}

/** Returns an error's message and code without its stack and without passwords, for a log field. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return withoutPasswords(String(error));
  const code = (error as { code?: unknown }).code;
  // Node's own messages begin with their code.
  const isCodeMissing = typeof code === 'string' && !error.message.startsWith(code);
  return withoutPasswords(isCodeMissing ? `${code}: ${error.message}` : error.message);
}

/** The text with the user and password of each address in it left out: drivers quote an address that they can't read. */
export const withoutPasswords = (text: string): string => text.replace(/([a-z][a-z0-9+.-]*:\/\/)[^\s/?#]*@/gi, '$1…@');
