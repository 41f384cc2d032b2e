import { spawn } from 'node:child_process';

/**
 * Runs `scripts/{script}.ts`: 'build' is `npm run build`, and 'build/site' is the build without the check of the
 * content. Permits content without a recorded audit, because some tests change the content. Resolves with the exit code
 * and the complete output.
 */
export function runBuild(
  script: 'build' | 'build/site',
  env: NodeJS.ProcessEnv,
): Promise<{ code: number | null; output: string }> {
  const build = spawn(process.execPath, ['scripts/command.cjs', script], {
    env: { ...process.env, UNAUDITED: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [build.stdout, build.stderr]) stream.on('data', (text) => (output += String(text)));
  return new Promise((resolve) => build.once('close', (code) => resolve({ code, output })));
}
