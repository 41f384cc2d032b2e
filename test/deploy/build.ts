import { spawn } from 'node:child_process';

/** `npm run build` without npm in between: its exit code, and all that it said. */
export function runBuild(env: NodeJS.ProcessEnv): Promise<{ code: number | null; said: string }> {
  const build = spawn(process.execPath, ['scripts/command.cjs', 'build'], {
    env: { ...process.env, UNAUDITED: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [build.stdout, build.stderr]) stream.on('data', (text) => (said += String(text)));
  return new Promise((resolve) => build.once('close', (code) => resolve({ code, said })));
}
