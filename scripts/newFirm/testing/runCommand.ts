import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Resolves to the output of a command in the folder `cwd`, even when the command fails. */
export async function runCommand(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}, cwd = '.') {
  try {
    const { stdout, stderr } = await promisify(execFile)(command, args, { cwd, env: { ...process.env, ...env } });
    return stdout + stderr;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return stdout + stderr;
  }
}

/** Resolves to the output of one of the scripts of the project in the folder `cwd`, even when the script fails. */
export const runScript = (script: string, args: readonly string[], env?: NodeJS.ProcessEnv, cwd?: string) =>
  runCommand(process.execPath, ['scripts/command.cjs', script, ...args], env, cwd);
