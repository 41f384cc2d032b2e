import { badTexts } from '../src/site/fill';

/**
 * Structured log: one JSON object a line. Of a submission it contains only the reference, so the log holds no personal
 * data. It can be kept and shared.
 */

export type LogLevel = 'info' | 'warn' | 'error';

export interface LogFields {
  reference?: string;
  [name: string]: string | number | boolean | undefined;
}

/** `event` is a dotted name ('mail.stopped'). `fields` must not contain a visitor's input. */
export type Log = (level: LogLevel, event: string, fields?: LogFields) => void;

/** Writes to standard output, or to standard error when standard output is closed. */
function writeOut(line: string): void {
  process.stdout.write(`${line}\n`, (error) => {
    if (error) process.stderr.write(`${line}\n`);
  });
}

/**
 * Ignores errors of the log streams. A log's reader may end before the server (`serve | tee`), or the disk of a log may
 * be full. Without this handler, the first failing line would end the process. Submissions must still be accepted and
 * delivered.
 */
export function ignoreLogStreamErrors(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', () => {
      // There is no stream left for a report.
    });
  }
}

/** Creates a log that writes to standard output by default. */
export function createLog(write: (line: string) => unknown = writeOut): Log {
  return (level, event, fields = {}) =>
    write(JSON.stringify({ time: new Date().toISOString(), level, event, ...fields }));
}

/** Logs each fault of a text of the content once, although many mails may contain the text. */
export function logBadTexts(log: Log): void {
  const logged = new Set<string>();
  badTexts.report = (fault) => {
    if (!logged.has(fault)) log('error', 'text.faulty', { fault });
    logged.add(fault);
  };
}

/** Returns an error's message and code without its stack and without passwords, for a log field. */
export function formatError(error: unknown): string {
  if (!(error instanceof Error)) return redactPasswords(String(error));
  const code = (error as { code?: unknown }).code;
  // Node's own messages begin with their code.
  const isCodeMissing = typeof code === 'string' && !error.message.startsWith(code);
  return redactPasswords(isCodeMissing ? `${code}: ${error.message}` : error.message);
}

/** Returns the text without user and password in its URLs. Drivers quote a URL that they cannot parse. */
export const redactPasswords = (text: string): string => text.replace(/([a-z][a-z0-9+.-]*:\/\/)[^\s/?#]*@/gi, '$1…@');
