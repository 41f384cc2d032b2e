import { spawn } from 'node:child_process';

/** `npm run dev`: webpack's dev server for the pages, and the relay with its stand-ins behind it (needs one build for the latter). */
const RELAY_PORT = '4174';

const start = (command: string, args: string[], env: NodeJS.ProcessEnv = {}) =>
  spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });

const children = [
  start('npx', ['tsx', 'watch', 'server/main.ts'], { PORT: RELAY_PORT }),
  start('npx', ['webpack', 'serve', '--config', 'webpack.config.ts', '--mode', 'development']),
];

for (const child of children) {
  child.on('exit', (code) => {
    for (const other of children) other.kill();
    process.exitCode = code ?? 1;
  });
}
