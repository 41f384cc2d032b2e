import { spawn } from 'node:child_process';
import { passesCheck } from './check/index';
import { TYPESCRIPT } from './typescript';

// What the content has to be without is said before anything of it is read.
if (!(await passesCheck())) process.exit(1);
const [{ default: webpack }, { default: WebpackDevServer }, { default: developmentConfig }] = await Promise.all([
  import('webpack'),
  import('webpack-dev-server'),
  import('../webpack.config'),
]);

/**
 * `npm run dev`: webpack's dev server for the pages, and the relay with its dev providers behind it. In this process, so that
 * webpack's loaders are read as TypeScript too; Node alone can't.
 */
const { devServer, ...config } = developmentConfig();
const server = new WebpackDevServer(devServer, webpack(config));
const relay = spawn(process.execPath, [...TYPESCRIPT, '--watch', 'server/main.ts', '--relay-only'], {
  stdio: 'inherit',
  env: { ...process.env, PORT: process.env['RELAY_PORT'] ?? '4174' },
});
relay.on('exit', (code) => void server.stop().then(() => process.exit(code ?? 1)));
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => relay.kill());
await server.start();
