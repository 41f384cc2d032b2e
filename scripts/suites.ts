import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { TYPESCRIPT } from './typescript';

function run(command: string, args: readonly string[]): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * Builds the site, unless SKIP_BUILD=1, and runs the suites of some folders that end as `ending` says, one after the other.
 * The command's arguments pick suites by a part of their name. Ends the process with the first status that is not 0; a name
 * that picks none is a fault, too, or a suite could pass by not running.
 */
export function runSuites(folders: readonly string[], ending: RegExp): void {
  const wanted = process.argv.slice(2);
  const suites = folders
    .flatMap((folder) => readdirSync(folder).map((file) => path.join(folder, file)))
    .filter((file) => ending.test(file))
    .filter((file) => wanted.length === 0 || wanted.some((part) => file.includes(part)));
  if (suites.length === 0) {
    process.stderr.write(`No suite is called ${wanted.join(' or ')}\n`);
    process.exit(1);
  }
  // What the suites are about to look at may be built without an audit on record.
  process.env['UNAUDITED'] = '1';
  if (process.env['SKIP_BUILD'] !== '1') run('npm', ['run', 'build']);
  run(process.execPath, [...TYPESCRIPT, '--test', '--test-concurrency=1', ...suites]);
}
