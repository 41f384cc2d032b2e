import { spawn } from 'node:child_process';

/** `npm run dev`: webpack's dev server for the pages, and the relay with its stand-ins behind it. */
const RELAY_PORT = '4174';

const start = (args: string[], env: NodeJS.ProcessEnv = {}) =>
  spawn('npx', args, { stdio: 'inherit', env: { ...process.env, ...env } });

const children = [
  start(['tsx', 'watch', 'server/main.ts', '--relay-only'], { PORT: RELAY_PORT }),
  start(['webpack', 'serve', '--config', 'webpack.config.ts', '--mode', 'development']),
];

for (const child of children) {
  child.on('exit', (code) => {
    for (const other of children) other.kill();
    process.exitCode = code ?? 1;
  });
}
