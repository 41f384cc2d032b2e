import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { TYPESCRIPT } from './typescript';

function run(command: string, args: readonly string[]): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * Builds the site, unless SKIP_BUILD=1, and runs the suites of some folders that end as `ending` says, one after the other, or
 * AT_ONCE of them side by side. The command's arguments pick suites by a part of their name, or all `--but` those. Ends the process with the
 * first status that is not 0; a name that picks none is a fault, too, or a suite could pass by not running.
 */
export function runSuites(folders: readonly string[], ending: RegExp): void {
  const parts = process.argv.slice(2).filter((each) => each !== '--but');
  const isLeftOut = process.argv.includes('--but');
  const all = folders
    .flatMap((folder) => readdirSync(folder).map((file) => path.join(folder, file)))
    .filter((file) => ending.test(file));
  const idle = parts.filter((part) => !all.some((file) => file.includes(part)));
  const suites = all.filter((file) => parts.length === 0 || parts.some((part) => file.includes(part)) !== isLeftOut);
  if (idle.length > 0 || suites.length === 0) {
    process.stderr.write(`No suite is called ${idle.join(' or ') || `in ${folders.join(' or ')}`}\n`);
    process.exit(1);
  }
  // What the suites are about to look at may be built without an audit on record.
  process.env['UNAUDITED'] = '1';
  if (process.env['SKIP_BUILD'] !== '1') run('npm', ['run', 'build']);
  const reporters = ['spec', './scripts/tally/node.js'].flatMap((reporter, at) => [
    `--test-reporter=${reporter}`,
    `--test-reporter-destination=${at === 0 ? 'stdout' : 'stderr'}`,
  ]);
  const atOnce = `--test-concurrency=${process.env['AT_ONCE'] ?? '1'}`;
  run(process.execPath, [...TYPESCRIPT, '--test', atOnce, ...reporters, ...suites]);
}
