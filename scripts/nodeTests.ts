import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { servedFolder } from './build/swap';
import { TYPESCRIPT } from './typescript';

/**
 * Runs the suites of some folders whose names match `ending` with Node's test runner, one after the other, against the built
 * site. The command's arguments pick suites by a part of their name. Ends the process with 1 when a test fails, nothing
 * matches or nothing is built: no suite passes by not running.
 */
export function runNodeTests(folders: readonly string[], ending: RegExp): void {
  const parts = process.argv.slice(2);
  const all = folders
    .flatMap((folder) => readdirSync(folder).map((file) => path.join(folder, file)))
    .filter((file) => ending.test(file));
  const suites = all.filter((file) => parts.length === 0 || parts.some((part) => file.includes(part)));
  if (suites.length === 0)
    return fail(`No suite of ${folders.join(', ') || 'this firm'} is named ${parts.join(', ')}.`);
  if (!existsSync(path.join(servedFolder(), 'index.html')))
    return fail(`${servedFolder()} holds no built site. Run: npm run build`);
  const { status } = spawnSync(
    process.execPath,
    [...TYPESCRIPT, '--test', '--test-reporter=spec', '--test-concurrency=1', ...suites],
    {
      stdio: 'inherit',
      env: { ...process.env, UNAUDITED: '1' },
    },
  );
  process.exitCode = status ?? 1;
}

function fail(line: string): void {
  process.stderr.write(`${line}\n`);
  process.exitCode = 1;
}
