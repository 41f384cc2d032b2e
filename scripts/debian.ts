import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** A file without which a suite can't run, and the Debian package that brings it. */
export interface Needed {
  file: string;
  debian: string;
}

/** Suites that run side by side take turns: the lock is on the project's folder. */
function aptGet(...args: readonly string[]): void {
  const isRoot = process.getuid?.() === 0;
  const command = [...(isRoot ? [] : ['sudo']), 'apt-get', ...args];
  const { status, error } = spawnSync('flock', ['.', ...command], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status !== 0) throw new Error(`'${command.join(' ')}' failed: ${error?.message ?? `exit ${status}`}`);
}

/**
 * Installs from Debian what is missing, for the suites that `what` names ('the browser suites'). Throws with the command to
 * run by hand where that is not possible: a suite never passes by not running.
 */
export function ensureInstalled(needed: readonly Needed[], what: string): void {
  const missing = needed.filter(({ file }) => !existsSync(file)).map(({ debian }) => debian);
  if (missing.length === 0) return;
  process.stdout.write(`Installing from Debian what ${what} need: ${missing.join(', ')}\n`);
  try {
    aptGet('update');
    aptGet('install', '-y', '--no-install-recommends', ...missing);
  } catch (cause) {
    throw new Error(`Install by hand what ${what} need: apt-get install ${missing.join(' ')}`, { cause });
  }
}
