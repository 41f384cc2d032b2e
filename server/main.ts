import { loadSettings, getSiteRoot } from './settings';
import { createLog, formatError, ignoreLogStreamErrors, redactPasswords } from './log';
import { DEV_PROVIDERS_PATH, startSite, type RunningSite } from './site';

/**
 * Runs `npm run serve`: the built site with the relay, until SIGTERM or SIGINT. With `--relay-only`, runs only the
 * relay, for `npm run dev`.
 */
async function main(): Promise<void> {
  ignoreLogStreamErrors();
  // Without this listener, Node would print the error with its passwords.
  process.on('uncaughtException', (error) => {
    createLog()('error', 'process.failed', { reason: formatError(error), stack: redactPasswords(error.stack ?? '') });
    process.exit(1);
  });
  const isRelayOnly = process.argv.includes('--relay-only');
  let site: RunningSite | undefined;
  // In a container, the kernel ignores a signal to the first process if the process has no listener. The listeners must
  // therefore exist before the server starts.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    // A terminal sends a signal to npm and to Node, and npm forwards the signal. The second signal must not interrupt
    // the stop.
    process.on(signal, () => {
      if (!site) process.exit(0);
      site.stop().then(() => process.exit(0), exitOnError('stop.failed'));
    });
  }
  site = await startSite(loadSettings(process.env, getSiteRoot()), { isRelayOnly });
  const lines = [`${isRelayOnly ? 'The relay' : 'The site'}: ${site.url}${site.base}`];
  if (site.hasDevProviders) {
    lines.push(
      `Forms go to the local dev provider, nothing leaves this machine:`,
      `  stored rows: ${site.url}${DEV_PROVIDERS_PATH}/sheet`,
      `  mails:       ${site.url}${DEV_PROVIDERS_PATH}/mail`,
    );
  }
  process.stdout.write(`${lines.join('\n')}\n`);
}

/**
 * Returns a handler that prints an error and exits with code 1. On a terminal, the handler prints only the first
 * line of the error message. Otherwise, the handler prints a log line.
 */
const exitOnError = (event: string) => (error: unknown) => {
  const [reason = ''] = formatError(error).split('\n');
  const write = (line: string) => process.stderr.write(`${line}\n`);
  if (process.stderr.isTTY) write(reason);
  else createLog(write)('error', event, { reason });
  process.exit(1);
};

main().catch(exitOnError('start.failed'));
