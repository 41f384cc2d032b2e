import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles, ROOT } from './sources';

const SPECIFICATION = 'docs/specification';
/**
 * Matches the names of text files. Other files are excluded, because the bytes of an image can contain a '§' by chance.
 */
const TEXT_FILES = /\.(?:[cm]?[jt]sx?|css|gs|html|json|md|txt)$/;
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

/**
 * Returns every text file of the project. Lists the folders and does not use git, because a downloaded archive has no
 * git index.
 */
function listWrittenFiles(): string[] {
  // Git ignores the files that are installed or built.
  const ignored = new Set(['.git', ...read('.gitignore').split(/\s+/)].map((line) => line.replaceAll('/', '')));
  return readdirSync(ROOT, { withFileTypes: true })
    .filter(({ name }) => !ignored.has(name) && name !== 'package-lock.json')
    .flatMap((entry) => (entry.isDirectory() ? listFiles(entry.name, TEXT_FILES) : [entry.name]))
    .filter((file) => TEXT_FILES.test(file));
}

const NUMBER = String.raw`§(\d+(?:\.\d+)*)`;
/** The separator in a range of sections. In a comment, the range may continue on the next line, after '*' or '//'. */
const RANGE_SEPARATOR = String.raw`[\s*/]*(?:\bto\b|[-–])[\s*/]*`;

/**
 * Returns the sections of a range including both ends: '9.5' to '9.7' contains '9.6'. If the ends are in different
 * parts of the specification, returns only the ends.
 */
function expandRange(from: string, to: string): string[] {
  const [part, first] = [from.slice(0, from.lastIndexOf('.') + 1), Number(from.split('.').at(-1))];
  const last = to.startsWith(part) ? Number(to.slice(part.length)) : Number.NaN;
  return last > first ? Array.from({ length: last - first + 1 }, (_, index) => `${part}${first + index}`) : [from, to];
}

/**
 * Returns the sections to which a text refers, with duplicates. In a list of sections, every number needs its own '§',
 * because a number without '§' is a WCAG criterion.
 */
function findReferences(text: string): string[] {
  const single = [...text.matchAll(new RegExp(NUMBER, 'g'))].map(([, number = '']) => number);
  const ranges = [...text.matchAll(new RegExp(`${NUMBER}${RANGE_SEPARATOR}${NUMBER}`, 'g'))];
  return [...single, ...ranges.flatMap(([, from = '', to = '']) => expandRange(from, to).slice(1, -1))];
}

/**
 * The section numbers of all headings, in order. The name of each file begins with its part number, so sorted files
 * have the order of the specification.
 */
const headings = listFiles(SPECIFICATION, /\.md$/)
  .sort()
  .flatMap((page) => [...read(page).matchAll(new RegExp(`^#{2,3} ${NUMBER} \\S`, 'gm'))])
  .map(([, number = '']) => number);
const references = listWrittenFiles().flatMap((file) => findReferences(read(file)).map((number) => ({ file, number })));

test(`§ every reference leads to a heading of ${SPECIFICATION}`, () => {
  const known = new Set(headings);
  const unknown = references
    .filter(({ number }) => !known.has(number))
    .map(({ file, number }) => `${file}: §${number}`);
  expect([...new Set(unknown)]).toEqual([]);
});

test('§ the search covers every folder and file type with references', () => {
  const places = new Set(references.map(({ file }) => file.split('/')[0]));
  expect([...places]).toEqual(expect.arrayContaining(['a11y', 'docs', 'scripts', 'server', 'src', 'test']));
  const extensions = new Set(references.map(({ file }) => path.extname(file)));
  expect([...extensions]).toEqual(expect.arrayContaining(['.css', '.gs', '.md', '.ts', '.tsx']));
});

test('§ the search finds every section number in a list or a range', () => {
  expect(findReferences('(§2.12, §4.5 and §8), 3.1.5')).toEqual(['2.12', '4.5', '8']);
  expect(findReferences('§9.9 to §9.12.').sort()).toEqual(['9.10', '9.11', '9.12', '9.9']);
  expect(findReferences('as in §3–§5').sort()).toEqual(['3', '4', '5']);
  expect(findReferences('/* §2.5 to\n * §2.7 */').sort()).toEqual(['2.5', '2.6', '2.7']);
  expect(findReferences('§2.15 to §3.1')).toEqual(['2.15', '3.1']);
});

test('§ section numbers are consecutive and unique', () => {
  const parts = headings.filter((number) => !number.includes('.'));
  expect(headings).toEqual(
    parts.flatMap((part) => {
      const own = headings.filter((number) => number.startsWith(`${part}.`));
      return [part, ...own.map((_, index) => `${part}.${index + 1}`)];
    }),
  );
  expect(parts).toEqual(parts.map((_, index) => `${index + 1}`));
});
