import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Runs a command in the folder `cwd`. Resolves to the output of the command, even when the command fails. */
export async function runCommand(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}, cwd = '.') {
  try {
    const { stdout, stderr } = await promisify(execFile)(command, args, { cwd, env: { ...process.env, ...env } });
    return stdout + stderr;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return stdout + stderr;
  }
}

/**
 * Runs a script of the project in the folder `cwd`. Resolves to the output of the script, even when the script fails.
 */
export const runScript = (script: string, args: readonly string[], env?: NodeJS.ProcessEnv, cwd?: string) =>
  runCommand(process.execPath, ['scripts/command.cjs', script, ...args], env, cwd);
