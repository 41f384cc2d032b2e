import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readOptions, type AskFunction } from './options';

const acceptSuggestion: AskFunction = (_question, suggestion) => Promise.resolve(suggestion);
const readArgs = (...args: string[]) => readOptions(args, acceptSuggestion);

/**
 * Returns the path of a folder that does not exist. The path is in the temporary folder of the system, because a
 * contributor may have a firm in ../acme.
 */
const getFreshFolder = (name: string): string => path.join(tmpdir(), `no-firms-${process.pid}`, name);
const ACME_FOLDER = getFreshFolder('acme');

let nonEmptyFolder: string;
beforeAll(() => {
  nonEmptyFolder = mkdtempSync(path.join(tmpdir(), 'full-'));
  writeFileSync(path.join(nonEmptyFolder, 'letter.txt'), 'Dear Sir');
});
afterAll(() => rmSync(nonEmptyFolder, { recursive: true }));

test('new-firm: without options, the name of the folder determines the name and the colour of the firm', async () => {
  const { colour, ...firm } = await readArgs(getFreshFolder('acme-anvils'));
  expect(firm).toEqual({ folder: getFreshFolder('acme-anvils'), name: 'Acme Anvils', language: 'en' });
  expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  expect((await readArgs(getFreshFolder('acme-anvils'))).colour).toBe(colour);
  expect((await readArgs(getFreshFolder('other'))).colour).not.toBe(colour);
});

test('new-firm: the command resolves a name of letters and hyphens to a folder in src/content', async () => {
  expect((await readArgs('not-yet-there')).folder).toBe(path.resolve('src/content/not-yet-there'));
});

test('new-firm: the command asks for a missing name and colour, and uses the answers', async () => {
  const questions: string[] = [];
  const ask: AskFunction = (question, suggestion) => {
    questions.push(`${question} [${suggestion}]`);
    return Promise.resolve(question.includes('Colour') ? '#07402f' : 'Acme & Co');
  };
  const firm = await readOptions([ACME_FOLDER, '--language', 'de'], ask);
  expect(firm).toMatchObject({ name: 'Acme & Co', colour: '#07402f', language: 'de' });
  expect(questions[0]).toBe('Name of the firm [Acme]');
  expect(questions).toHaveLength(2);
});

test.each<[string, string[], string]>([
  [
    'no folder',
    [],
    "npm run new-firm -- ../acme [--name 'Acme & Co'] [--colour '#07402f'] [--language en]: name a folder.",
  ],
  [
    'a name without quotes',
    [ACME_FOLDER, '--name', 'Acme', 'Anvils'],
    "‘Anvils’ is a second folder: write npm run new-firm -- ../acme [--name 'Acme & Co'] [--colour '#07402f'] [--language en], with quotes around a name with spaces.",
  ],
  [
    'an option without a value',
    [ACME_FOLDER, '--name'],
    "Option '--name <value>' argument missing: write npm run new-firm -- ../acme [--name 'Acme & Co'] [--colour '#07402f'] [--language en].",
  ],
  [
    'an unknown option',
    [ACME_FOLDER, '--color', '#fff'],
    "Unknown option '--color': write npm run new-firm -- ../acme [--name 'Acme & Co'] [--colour '#07402f'] [--language en].",
  ],
  [
    'a name without a letter',
    [ACME_FOLDER, '--name', '42'],
    "‘42’ has no letter: write the firm's name, such as --name 'Acme & Co'.",
  ],
  [
    'a name with a line break',
    [ACME_FOLDER, '--name', 'Acme\nCo'],
    'the name has a line break or another control character: remove it.',
  ],
  [
    'a name that is too long for the header',
    [ACME_FOLDER, '--name', 'Acme '.repeat(9)],
    `‘${'Acme '.repeat(9).trim()}’ has 44 characters, but the header has room for 40: write the short name here, and later the full name as legalName in firm.ts.`,
  ],
  ...[
    ['Acme 🚀', 'contains ‘🚀’: remove the emoji, because screen readers announce its long name each time.'],
    ['Acme {labs}', 'the site does not replace {labs}: this text must not contain placeholders, so remove it.'],
  ].map(([name = '', fault = '']): [string, string[], string] => [
    `the name ‘${name}’, which the check rejects,`,
    [ACME_FOLDER, '--name', name],
    `‘${name}’: ${fault}`,
  ]),
  [
    'the name of a colour',
    [ACME_FOLDER, '--colour', 'green'],
    "‘green’ is not a colour: write a number sign and six digits or letters a to f, in quotes: --colour '#07402f'.",
  ],
  [
    'an invalid language tag',
    [ACME_FOLDER, '--language', 'german'],
    '‘german’ is not a language tag: write one such as --language fr or --language pt-BR.',
  ],
])('new-firm: the command rejects %s with a one-line error', async (_title, args, message) => {
  await expect(readArgs(...args)).rejects.toThrow(message);
  await expect(readArgs(...args)).rejects.not.toThrow('\n');
});

test('new-firm: the command rejects a folder that contains files, and the path of a file', async () => {
  const shownPath = path.relative(process.cwd(), nonEmptyFolder);
  await expect(readArgs(nonEmptyFolder)).rejects.toThrow(
    `${shownPath} already exists and is not empty: name another folder, or empty this one.`,
  );
  await expect(readArgs(path.join(nonEmptyFolder, 'letter.txt'))).rejects.toThrow(
    'letter.txt is a file: name a folder.',
  );
});
