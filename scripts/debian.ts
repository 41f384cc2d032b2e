import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { UsageError } from './usageError';

/** A file that a suite needs, and the Debian package that contains it. */
export interface RequiredFile {
  file: string;
  debianPackage: string;
}

const APT = '/usr/bin/apt-get';

/** Returns whether this process can install Debian packages. */
export const isRootOnDebian = (): boolean => process.getuid?.() === 0 && existsSync(APT);

/** Runs apt-get under a lock on the project's folder, so that parallel suites do not install at the same time. */
function runAptGet(...args: readonly string[]): void {
  const { status, error } = spawnSync('flock', ['.', APT, ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status !== 0) throw new UsageError(`apt-get ${args[0]} failed: ${error?.message ?? `exit ${status}`}`);
}

const isMissing = ({ file }: RequiredFile): boolean => !existsSync(file);

/**
 * Installs the missing Debian packages if the process runs as root on Debian. Otherwise throws a one-line error that
 * names the missing packages, because a suite must not pass without running. Also throws a one-line error when an
 * installed package does not contain its file. `suiteLabel` names the suites in messages: 'the browser suites'.
 */
export function ensureInstalled(requiredFiles: readonly RequiredFile[], suiteLabel: string): void {
  const missingFiles = requiredFiles.filter(isMissing);
  if (missingFiles.length === 0) return;
  const packages = missingFiles.map(({ debianPackage }) => debianPackage);
  if (!isRootOnDebian())
    throw new UsageError(
      `Missing for ${suiteLabel}: ${missingFiles.map(({ file }) => file).join(', ')}. ` +
        `On Debian, run: apt-get install ${packages.join(' ')}`,
    );
  process.stdout.write(`Installing from Debian for ${suiteLabel}: ${packages.join(', ')}\n`);
  runAptGet('update');
  runAptGet('install', '-y', '--no-install-recommends', ...packages);
  const stillMissingFile = missingFiles.find(isMissing);
  if (stillMissingFile)
    throw new UsageError(
      `Missing for ${suiteLabel}: ${stillMissingFile.file}. The installed package ${stillMissingFile.debianPackage} does not contain this file.`,
    );
}
