import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { register } from 'tsx/esm/api';

register();
createRequire(import.meta.url)('tsx/cjs/api').register();
await import('../src/site/register.js');
const { UsageError } = await import('./usageError.ts');
const { SettingsError } = await import('../server/settingsError.ts');
// A program such as `head` may close the pipe before this command has written all of its output.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
});
try {
  await import(pathToFileURL(process.argv[1]).href);
} catch (error) {
  if (!(error instanceof UsageError || error instanceof SettingsError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
