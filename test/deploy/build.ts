import { spawn } from 'node:child_process';

/**
 * Runs the command of `npm run build` without npm. Permits content without a recorded audit, because some tests change
 * the content. Resolves with the exit code and the complete output.
 */
export function runBuild(env: NodeJS.ProcessEnv): Promise<{ code: number | null; output: string }> {
  const build = spawn(process.execPath, ['scripts/command.cjs', 'build'], {
    env: { ...process.env, UNAUDITED: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [build.stdout, build.stderr]) stream.on('data', (text) => (output += String(text)));
  return new Promise((resolve) => build.once('close', (code) => resolve({ code, output })));
}
