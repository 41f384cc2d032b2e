import { spawn } from 'node:child_process';

/** Runs Jest by another configuration, with the command's own arguments. Resolves to its exit code. */
export function runJest(config: string, env: Record<string, string>): Promise<number> {
  const jest = spawn('npx', ['jest', '--config', config, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return new Promise((resolve) => jest.once('exit', (code) => resolve(code ?? 1)));
}
