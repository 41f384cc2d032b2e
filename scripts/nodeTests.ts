import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { isSample } from '../src/site/sample';
import { ensureBuilt } from './build/swap';
import { TYPESCRIPT } from './typescript';
import { UsageError } from './unusable';

interface NodeTests {
  /** The folders of the suites. Those below `test/sample` test only the sample, and a project may have deleted them. */
  folders: readonly string[];
  /** The ending of the suites' names. */
  filePattern: RegExp;
  /** Installs the programs that the suites need, or throws with one line. */
  prepare: () => void;
}

/**
 * Runs suites with Node's test runner, one after the other, against the built site. The command's arguments select
 * suites by a part of their name. Throws {@link UsageError} when no suite matches, or when the build or a program is
 * missing.
 */
export function runNodeTests({ folders, filePattern, prepare }: NodeTests): void {
  const parts = process.argv.slice(2);
  const suites = folders
    .filter((folder) => !folder.startsWith('test/sample/') || (isSample() && existsSync(folder)))
    .flatMap((folder) => readdirSync(folder).map((file) => path.join(folder, file)))
    .filter((file) => filePattern.test(file) && (parts.length === 0 || parts.some((part) => file.includes(part))));
  if (suites.length === 0)
    throw new UsageError(`No suite in ${folders.join(', ')} has a name with ${parts.join(' or ')}.`);
  ensureBuilt();
  prepare();
  const options = ['--test', '--test-reporter=spec', '--test-concurrency=1'];
  const { status } = spawnSync(process.execPath, [...TYPESCRIPT, ...options, ...suites], {
    stdio: 'inherit',
    env: { ...process.env, UNAUDITED: '1' },
  });
  process.exitCode = status ?? 1;
}
