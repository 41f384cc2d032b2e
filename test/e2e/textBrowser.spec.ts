/**
 * Tests that a visitor can send a form from a terminal with a text browser (§2.16). server/noscriptForms.test.ts posts
 * every form.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { firm } from '#site/firm';
import { settings } from '#site/settings';
import { words as controls } from '#site/words/controls';
import { words as forms } from '#site/words/forms';
import { words as outcomes } from '#site/words/outcomes';
import { ensureInstalled } from '../../scripts/debian';
import { formatHint } from '../../src/forms/fields/fieldWords';
import { fillPlaceholders } from '../../src/site/fill';
import { contactForm } from '../../src/submission/forms/contact';
import { loadSubjects, PERSON } from '../subjects';
import { expect, ACCEPT_FAST_FORMS, test as base } from './fixtures';
import { waitForItems } from './harness';

const runProgram = promisify(execFile);
const { contact } = await loadSubjects();

const test = base.extend<{ folder: string }>({
  /** A folder for the files of this test. */
  folder: async ({}, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'terminal-'));
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
});
test.use(ACCEPT_FAST_FORMS);
test.beforeAll(() =>
  ensureInstalled(
    [
      { file: '/usr/bin/lynx', debianPackage: 'lynx' },
      // lynx needs a terminal. The program `script` simulates a terminal.
      { file: '/usr/bin/script', debianPackage: 'bsdutils' },
    ],
    'the suite of the text browser',
  ),
);

/** Returns lynx's names for the keys that type a text. */
const listLynxKeys = (text: string): string[] =>
  [...text].map((character) => (character === ' ' ? '<space>' : character));
const DOWN_ARROW = 'Down Arrow';
const ENTER = '^J';
/** The number of rows of the message field. The Down Arrow key in lynx stops at each row. */
const MESSAGE_FIELD_ROWS = 5;

/** Presses keys on a page in lynx. Returns the complete terminal output of lynx. */
async function runLynx(folder: string, url: string, keys: readonly string[]): Promise<string> {
  const script = path.join(folder, 'keys');
  await writeFile(script, [...keys, 'Q'].map((key) => `key ${key}\n`).join(''));
  const command = `stty rows 60 cols 100; lynx -cmd_script=${script} '${url}'`;
  const { stdout } = await runProgram('script', ['-qec', command, '/dev/null'], {
    env: { ...process.env, TERM: 'xterm', LC_ALL: 'C.UTF-8' },
    timeout: 60_000,
  });
  return stripVTControlCharacters(stdout);
}

/** Returns the text of a page as lynx renders it. */
const renderAsText = async (url: string): Promise<string> =>
  (await runProgram('lynx', ['-dump', '-nolist', '-width=200', url])).stdout;

/** The keystrokes that fill in the contact form, from its first field to its button. */
const CONTACT_FORM_KEYSTROKES = [
  ...listLynxKeys('Tessa'),
  DOWN_ARROW,
  ...listLynxKeys(PERSON.email),
  DOWN_ARROW,
  // Skips the country field.
  DOWN_ARROW,
  ...listLynxKeys(PERSON.phone),
  DOWN_ARROW,
  ...listLynxKeys('Hello'),
  ...Array.from({ length: MESSAGE_FIELD_ROWS }, () => DOWN_ARROW),
  // Skips the honeypot field.
  DOWN_ARROW,
  // Skips the link to the privacy policy.
  ...(settings.privacyPath ? [DOWN_ARROW] : []),
];

test('§2.16 a visitor can send a message in a text browser', async ({ ownSite, folder }) => {
  const output = await runLynx(folder, `${ownSite.url}${contact.path}/#form`, [...CONTACT_FORM_KEYSTROKES, ENTER]);
  const [row] = await waitForItems(ownSite.readRows, 1);
  expect(row?.payload).toMatchObject({ name: 'Tessa', message: 'Hello' });
  expect(output).toContain(outcomes.contact.title);
  expect(output).toContain(`${firm.referencePrefix}-`);
});

test('§2.16 a text browser shows the character limit and the label of the honeypot, but no counter', async ({
  site,
}) => {
  const text = await renderAsText(`${site.url}${contact.path}/`);
  const { message } = contactForm.fields;
  const limit = message.limit[settings.formRules];
  expect(text).toContain(formatHint(message, settings.formRules));
  expect(text).not.toContain(fillPlaceholders(controls.characters.typed, { count: 0, limit }));
  expect(text).toContain(forms.shared.honeypot);
});

test('§2.16 a text browser shows the button that opens the contact form', async ({ site }) => {
  expect(await renderAsText(`${site.url}/`)).toContain(`(BUTTON) ${controls.contact}`);
});
