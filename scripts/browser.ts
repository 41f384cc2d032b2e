import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from './ensureBrowser';

/**
 * `npm run browser`: builds the site and runs every suite that needs a real browser, one after the other. Arguments pick
 * suites by a part of their name (`npm run browser -- journeys/forms`).
 */
const wanted = process.argv.slice(2);
const suites = ['test/journeys', 'a11y']
  .flatMap((folder) => readdirSync(folder).map((file) => path.join(folder, file)))
  .filter((file) => /\.(journey|browser)\.ts$/.test(file))
  .filter((file) => wanted.length === 0 || wanted.some((part) => file.includes(part)));

function run(command: string, args: readonly string[]): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

ensureBrowser();
// What the suites are about to look at may be built without an audit on record.
process.env['UNAUDITED'] = '1';
if (process.env['SKIP_BUILD'] !== '1') run('npm', ['run', 'build']);
run(process.execPath, ['--import', 'tsx', '--test', '--test-concurrency=1', ...suites]);
