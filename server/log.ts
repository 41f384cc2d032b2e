/**
 * A structured log with one JSON object per line. A log line identifies a submission only by its reference. The log
 * contains no personal data, so it can be kept and shared.
 */

export type LogLevel = 'info' | 'warn' | 'error';

export interface LogFields {
  reference?: string;
  [name: string]: string | number | boolean | undefined;
}

/**
 * A function that writes a log line. `event` is a dotted name ('mail.stopped'). `fields` must not contain a visitor's
 * input.
 */
export type Log = (level: LogLevel, event: string, fields?: LogFields) => void;

/** Writes a line to standard output. If this write fails, writes the line to standard error. */
function writeToStdout(line: string): void {
  process.stdout.write(`${line}\n`, (error) => {
    if (error) process.stderr.write(`${line}\n`);
  });
}

/**
 * Ignores errors of the log streams. The process that reads the log may exit before the server (`serve | tee`), or the
 * disk may be full. Without this handler, the first failed write would terminate the server. The server must still
 * accept and deliver submissions.
 */
export function ignoreLogStreamErrors(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', () => {
      // After a failed write to standard output, `writeToStdout` writes the line to standard error. If this write also
      // fails, no stream is left.
    });
  }
}

/** Creates a log that writes to standard output by default. */
export function createLog(write: (line: string) => unknown = writeToStdout): Log {
  return (level, event, fields = {}) =>
    write(JSON.stringify({ time: new Date().toISOString(), level, event, ...fields }));
}

/** Returns an error's message and code without its stack and without passwords, for a log field. */
export function formatError(error: unknown): string {
  if (!(error instanceof Error)) return redactPasswords(String(error));
  const code = (error as { code?: unknown }).code;
  // The messages of system errors already contain the code.
  const isCodeMissing = typeof code === 'string' && !error.message.includes(code);
  return redactPasswords(isCodeMissing ? `${code}: ${error.message}` : error.message);
}

/**
 * Returns the text without user and password in its URLs. Database drivers quote a URL in their error message when they
 * cannot parse the URL.
 */
export const redactPasswords = (text: string): string => text.replace(/([a-z][a-z0-9+.-]*:\/\/)[^\s/?#]*@/gi, '$1…@');
