import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { launchBrowser } from '../../scripts/chromium';
import { collectPageErrors, waitForItems, waitUntilHydrated } from '../e2e/harness';
import { findFreePort } from '../setup/freePort';
import { runBuild } from './build';

/**
 * This suite runs commands of the content guide unchanged in a copy of the project. The environment mounts the site of
 * the new firm in a subfolder.
 */

/** The files and folders that the copy omits, apart from builds. */
const EXCLUDED_FILE_NAMES = new Set(['.git', 'node_modules', 'reports']);
/** The commands of the content guide that this suite skips, because CI already runs these commands. */
const SKIPPED_COMMANDS = ['npm ci', 'SITE=../acme UNAUDITED=1 npm run build'];
/**
 * Settings of the build and of the server. BASE_PATH has no slash at its start or end, because operators often omit
 * these slashes. Despite the dot in BASE_PATH, the site must not treat its pages as files.
 */
const SETTINGS = { BASE_PATH: 'our/site.v2', HSTS_SUBDOMAINS: 'on', MIN_FORM_AGE_MS: '0' };
/** Valid entries of the contact form of the new firm, which is in the United Kingdom. */
const ENTRIES = { name: 'Asha Rao', email: 'asha.rao@example.com', phone: '7400123456', message: 'Please call me.' };
/** Cloudflare Pages accepts at most this number of rules in `_headers`. */
const MAX_HEADER_RULES = 100;

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
    if (!EXCLUDED_FILE_NAMES.has(name) && !name.startsWith('dist'))
      await cp(name, path.join(projectFolder, name), { recursive: true });
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

let visitCount = 0;

/**
 * Runs a shell command in the copy of the project. If the command serves the site, visits the site, and then stops the
 * command. Resolves when the command has ended. Rejects when the command fails.
 */
async function runCommand(command: string): Promise<void> {
  const child = spawn('sh', ['-c', command], {
    cwd: projectFolder,
    env: {
      ...process.env,
      ...SETTINGS,
      SITE: '',
      PORT: String(await findFreePort()),
      npm_config_update_notifier: 'false',
    },
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
    const browser = await launchBrowser();
    try {
      for (const visit of [visitPages, sendForm]) await visit(browser, new URL(url).origin);
      visitCount += 1;
    } finally {
      await browser.close();
      process.kill(-(child.pid ?? 0), 'SIGTERM');
      await exitPromise;
    }
  } else assert.equal(result[0], 0, `${command}\n${output}`);
}

/** Opens the contact page of the new firm, and a link in its footer. All requests must lead to the subfolder. */
async function visitPages(browser: Browser, origin: string): Promise<void> {
  const page = await browser.newPage();
  const pageErrors = collectPageErrors(page);
  const responseLines: string[] = [];
  page.on('response', (response) => responseLines.push(`${response.status()} ${new URL(response.url()).pathname}`));
  await page.goto(`${origin}/our/site.v2/contact/`);
  await waitUntilHydrated(page);
  assert.equal(page.url(), `${origin}/our/site.v2/#/contact`);
  const link = page.getByRole('contentinfo').getByRole('link').first();
  assert.match((await link.getAttribute('href')) ?? '', /^\/our\/site\.v2\/#\//);
  await link.click();
  await page.locator('main h1').waitFor();
  await page.waitForLoadState('networkidle');
  assert.ok(responseLines.length > 5);
  assert.deepEqual(
    responseLines.filter((responseLine) => !/^(2|30)\d+ \/our\/site\.v2\//.test(responseLine)),
    [],
  );
  assert.deepEqual(pageErrors, []);
}

/** Sends the contact form without JavaScript, and opens the URL to which the form was sent. */
async function sendForm(browser: Browser, origin: string): Promise<void> {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${origin}/our/site.v2/contact/`);
  const form = page.getByRole('main').locator('form');
  for (const [name, entry] of Object.entries(ENTRIES)) await form.locator(`[name="${name}"]`).fill(entry);
  await form.getByRole('button').click();
  await page.waitForURL(/\/our\/site\.v2\/api\/submissions\/contacts\/sent\//);
  await waitForItems(async () => (await (await fetch(`${origin}/__dev/rows.json`)).json()) as unknown[], 1);
  await page.goto(`${origin}/our/site.v2/api/submissions/contacts?form=/contact`);
  assert.equal(page.url(), `${origin}/our/site.v2/contact/`);
}

test('§6 the tested commands of the content guide succeed, also with BASE_PATH, when the check runs before the picture commands', async () => {
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
  assert.equal(visitCount, 1);
});

const readBuiltFile = (file: string) => readFile(path.join(projectFolder, file), 'utf8');

test(`§6 BASE_PATH: _headers has at most ${MAX_HEADER_RULES} rules, and every rule applies to the subfolder`, async () => {
  const listRules = (text: string) => text.split('\n').filter((line) => /^\S/.test(line));
  const { length } = listRules(await readFile('dist/_headers', 'utf8'));
  assert.ok(length > 5 && length <= MAX_HEADER_RULES, `${length} rules`);
  for (const rule of listRules(await readBuiltFile('dist/_headers'))) assert.match(rule, /^\/our\/site\.v2\//);
});

test('§6 HSTS_SUBDOMAINS: the headers for static hosts and for nginx include subdomains', async () => {
  for (const file of ['dist/_headers', 'dist-server/nginx/headers.conf'])
    assert.match(await readBuiltFile(file), /Strict-Transport-Security:? "?max-age=31536000; includeSubDomains\b/);
});

test('§6 HSTS_SUBDOMAINS: an invalid value stops the build with a one-line error', async () => {
  const { code, output } = await runBuild('build', { HSTS_SUBDOMAINS: 'yes' });
  assert.equal(output, "HSTS_SUBDOMAINS must be 'off' or 'on', not 'yes'\n");
  assert.equal(code, 1);
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
