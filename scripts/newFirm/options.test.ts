import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readOptions, type Ask } from './options';

const suggested: Ask = (_question, answer) => Promise.resolve(answer);
const read = (...args: string[]) => readOptions(args, ['en', 'de'], suggested);

let full: string;
beforeAll(() => {
  full = mkdtempSync(path.join(tmpdir(), 'full-'));
  writeFileSync(path.join(full, 'letter.txt'), 'Dear Sir');
});
afterAll(() => rmSync(full, { recursive: true }));

test('new-firm: the folder’s name decides what was not given', async () => {
  const { colour, ...firm } = await read('../acme-anvils');
  expect(firm).toEqual({ folder: path.resolve('../acme-anvils'), name: 'Acme Anvils', language: 'en' });
  expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  expect((await read('../acme-anvils')).colour).toBe(colour);
  expect((await read('../other')).colour).not.toBe(colour);
});

test('new-firm: a name alone is a folder of src/content, as for SITE', async () => {
  expect((await read('not-yet-there')).folder).toBe(path.resolve('src/content/not-yet-there'));
});

test('new-firm: what is not given is asked for, and the answer counts', async () => {
  const asked: string[] = [];
  const ask: Ask = (question, answer) => {
    asked.push(`${question} [${answer}]`);
    return Promise.resolve(question.includes('colour') ? '#07402f' : 'Acme & Co');
  };
  const firm = await readOptions(['../acme', '--language', 'de'], ['en', 'de'], ask);
  expect(firm).toMatchObject({ name: 'Acme & Co', colour: '#07402f', language: 'de' });
  expect(asked[0]).toBe('Name of the firm [Acme]');
  expect(asked).toHaveLength(2);
});

test.each<[string, string[], string]>([
  [
    'no folder',
    [],
    "npm run new-firm -- ../acme [--name 'Acme & Co'] [--colour '#07402f'] [--language en]: a folder must be named.",
  ],
  [
    'a name without a letter',
    ['../acme', '--name', '42'],
    "‘42’ has no letter: write the firm's name, such as --name 'Acme & Co'.",
  ],
  [
    'a name of two lines',
    ['../acme', '--name', 'Acme\nCo'],
    'the name has a line break or a sign that nobody sees: write it in one line.',
  ],
  [
    'a name that no header has room for',
    ['../acme', '--name', 'Acme '.repeat(9)],
    `‘${'Acme '.repeat(9).trim()}’ has 44 letters, and the header has room for 40: write what people call the firm. The full name goes into firm.ts, legalName.`,
  ],
  [
    'a colour by its name',
    ['../acme', '--colour', 'green'],
    "‘green’ is no colour: write a number sign and six digits or letters a to f, in quotes: --colour '#07402f'.",
  ],
  [
    'a language without words',
    ['../acme', '--language', 'fr'],
    'nobody has written the words of ‘fr’ yet: take --language en or de, and translate the folder then.',
  ],
])('new-firm: %s is refused in one line', async (_title, args, message) => {
  await expect(read(...args)).rejects.toThrow(message);
  await expect(read(...args)).rejects.not.toThrow('\n');
});

test('new-firm: what is there already stays', async () => {
  const shown = path.relative(process.cwd(), full);
  await expect(read(full)).rejects.toThrow(
    `${shown} is there already and not empty: name another folder, or empty that one.`,
  );
  await expect(read(path.join(full, 'letter.txt'))).rejects.toThrow('letter.txt is a file: name a folder.');
});

test('new-firm: an option that there is not, or that has no value, is told in one line', async () => {
  await expect(read('../acme', '--color', '#fff')).rejects.toThrow(/^Unknown option '--color': write npm run new-firm/);
  await expect(read('../acme', '--colour')).rejects.toThrow(
    /^Option '--colour <value>' argument missing: write npm run/,
  );
});
