import { spawn } from 'node:child_process';
import { passesCheck } from './check/everyLanguage';
import { TYPESCRIPT_OPTIONS } from './typescript';

// The check runs before the import of webpack.config.ts, because this import loads the content. A mistake in the
// content can make the import throw.
if (!(await passesCheck())) process.exit(1);
const [{ default: webpack }, { default: WebpackDevServer }, { default: createDevelopmentConfig }] = await Promise.all([
  import('webpack'),
  import('webpack-dev-server'),
  import('../webpack.config'),
]);

/**
 * `npm run dev`: runs webpack's dev server for the pages, and the relay with its dev providers. The dev server forwards
 * requests for `/api`, `/__dev` and `/site-config.json` to the relay. webpack runs in this process, which uses tsx. The
 * project's webpack loaders are TypeScript files, which Node 20 cannot load without tsx.
 */
const { devServer, ...config } = createDevelopmentConfig();
const server = new WebpackDevServer(devServer, webpack(config));
const relay = spawn(process.execPath, [...TYPESCRIPT_OPTIONS, '--watch', 'server/main.ts', '--relay-only'], {
  stdio: 'inherit',
  env: { ...process.env, PORT: process.env['RELAY_PORT'] ?? '4174' },
});
// If the port of the dev server is in use, the process exits with an error and must stop the relay.
process.once('exit', () => relay.kill());
relay.on('exit', (code) => void server.stop().then(() => process.exit(code ?? 1)));
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => relay.kill());
await server.start();
