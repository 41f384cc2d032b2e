import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import sharp from 'sharp';
import { findFreePort } from '../setup/freePort';

/** This suite runs commands of the content guide unchanged in a copy of the project. */

/** The files and folders that the copy omits. */
const EXCLUDED_FILE_NAMES = new Set(['.git', 'node_modules', 'dist', 'dist-server', 'reports']);
/** The commands of the content guide that this suite skips, because CI already runs these commands. */
const SKIPPED_COMMANDS = ['npm ci', 'SITE=../acme UNAUDITED=1 npm run build'];

const LOGO_SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="28" fill="#07402f"/></svg>';

let parentFolder: string;
let projectFolder: string;
before(async () => {
  // The name of the folder contains 'de-DE'. The build must not treat this text as a language tag.
  parentFolder = await mkdtemp(path.join(tmpdir(), 'guide-DE-'));
  projectFolder = path.join(parentFolder, 'website');
  await mkdir(projectFolder);
  for (const name of await readdir('.'))
    if (!EXCLUDED_FILE_NAMES.has(name)) await cp(name, path.join(projectFolder, name), { recursive: true });
  // `cp -l` creates hard links. With symbolic links, the build's list of packages would contain the link targets.
  await runCommand(`cp -al '${path.resolve('node_modules')}' . || cp -a '${path.resolve('node_modules')}' .`);
  const photo = { width: 3840, height: 2160, channels: 3, background: '#07402f' } as const;
  await sharp({ create: photo }).jpeg().toFile(path.join(projectFolder, 'photo.jpg'));
  await writeFile(path.join(projectFolder, 'mark.svg'), LOGO_SVG);
});
after(() => rm(parentFolder, { recursive: true, force: true }));

/** Returns the lines of the fenced shell blocks of a document, without their comments. */
async function readShellLines(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8');
  return [...text.matchAll(/```sh\n([\s\S]*?)```/g)]
    .flatMap(([, block = '']) => block.split('\n'))
    .map((line) => line.replace(/\s+#.*$/, '').trim())
    .filter((line) => line !== '');
}

/** Returns the `npm run` command of each table row below a heading. */
async function readTableCommands(file: string, heading: string): Promise<string[]> {
  const section = (await readFile(file, 'utf8')).split(/^#+ /m).find((text) => text.startsWith(heading)) ?? '';
  return [...section.matchAll(/^\|.*?`((?:SITE=\S+ )?(?:UNAUDITED=1 )?npm run [^`]+)`/gm)].map(
    ([, command = '']) => command,
  );
}

/**
 * Runs a shell command in the copy of the project. If the command serves the site, requests a page, and then stops the
 * command. Resolves with the output when the command has ended. Rejects when the command fails.
 */
async function runCommand(command: string): Promise<string> {
  const child = spawn('sh', ['-c', command], {
    cwd: projectFolder,
    env: { ...process.env, SITE: '', PORT: String(await findFreePort()), npm_config_update_notifier: 'false' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  const exitPromise = once(child, 'exit') as Promise<[number | null]>;
  const readyPromise = new Promise<true>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => /The site: http/.test((output += String(chunk))) && resolve(true));
  });
  const result = await Promise.race([readyPromise, exitPromise]);
  if (result === true) {
    const [, url = ''] = /The site: (http\S+)/.exec(output) ?? [];
    assert.equal((await fetch(url)).status, 200);
    process.kill(-(child.pid ?? 0), 'SIGTERM');
    await exitPromise;
    return output;
  }
  assert.equal(result[0], 0, `${command}\n${output}`);
  return output;
}

test('the tested commands of the content guide succeed when the check runs before the picture commands', async () => {
  const file = 'docs/content-guide.md';
  const codeBlockCommands = await readShellLines(file);
  const tableCommands = (await readTableCommands(file, 'The first hour')).filter(
    (command) => !command.includes('new-firm'),
  );
  assert.deepEqual([codeBlockCommands.length, tableCommands.length], [3, 5]);
  // The content does not name the pictures that the picture commands create. A later check would report these pictures.
  const isPictureCommand = (command: string) => command.includes(' picture ');
  tableCommands.sort((a, b) => Number(isPictureCommand(a)) - Number(isPictureCommand(b)));
  const commands = [...codeBlockCommands, ...tableCommands];
  assert.deepEqual(
    commands.filter((command) => SKIPPED_COMMANDS.includes(command)),
    SKIPPED_COMMANDS,
  );
  for (const command of commands) if (!SKIPPED_COMMANDS.includes(command)) await runCommand(command);
});

test('the content guide contains every README command that mentions the new firm', async () => {
  const guideCommands = new Set(await readShellLines('docs/content-guide.md'));
  const lines = (await readShellLines('README.md')).filter((line) => line.includes('../acme'));
  assert.deepEqual(
    lines.filter((line) => !guideCommands.has(line)),
    [],
  );
  assert.notEqual(lines.length, 0);
});
