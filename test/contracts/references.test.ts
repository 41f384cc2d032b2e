import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles, listProjectFiles, PROJECT_ROOT } from './sources';

const SPECIFICATION_FOLDER = 'docs/specification';
/**
 * Matches the names of code, stylesheets, documents and configuration files. The reference check omits images, because
 * their bytes can contain a '§' by chance.
 */
const TEXT_FILE_PATTERN = /\.(?:[cm]?[jt]sx?|conf|css|gs|html|json|md|service|txt|ya?ml)$/;
const readText = (file: string): string => readFileSync(path.join(PROJECT_ROOT, file), 'utf8');

const SECTION_NUMBER_PATTERN = String.raw`§(\d+(?:\.\d+)*)`;
/**
 * Matches the separator in a range of sections. In a comment, the range may continue on the next line, after '*' or
 * '//'.
 */
const RANGE_SEPARATOR_PATTERN = String.raw`[\s*/]*(?:\bto\b|[-–])[\s*/]*`;

/**
 * Returns the sections of a range, including both ends: the range '9.5' to '9.7' contains '9.6'. If the ends have
 * different parent sections, returns only the ends.
 */
function expandRange(firstNumber: string, lastNumber: string): string[] {
  const [prefix, first] = [
    firstNumber.slice(0, firstNumber.lastIndexOf('.') + 1),
    Number(firstNumber.split('.').at(-1)),
  ];
  const last = lastNumber.startsWith(prefix) ? Number(lastNumber.slice(prefix.length)) : Number.NaN;
  return last > first
    ? Array.from({ length: last - first + 1 }, (_, index) => `${prefix}${first + index}`)
    : [firstNumber, lastNumber];
}

/**
 * Returns the sections to which a text refers, with duplicates. In a list of sections, every number needs its own '§',
 * because a number without '§' is a WCAG criterion.
 */
function findReferences(text: string): string[] {
  const singleNumbers = [...text.matchAll(new RegExp(SECTION_NUMBER_PATTERN, 'g'))].map(([, number = '']) => number);
  const ranges = [
    ...text.matchAll(new RegExp(`${SECTION_NUMBER_PATTERN}${RANGE_SEPARATOR_PATTERN}${SECTION_NUMBER_PATTERN}`, 'g')),
  ];
  return [
    ...singleNumbers,
    ...ranges.flatMap(([, firstNumber = '', lastNumber = '']) => expandRange(firstNumber, lastNumber).slice(1, -1)),
  ];
}

/** The section numbers of all headings. The alphabetical order of the files is the order of their sections. */
const headingNumbers = listFiles(SPECIFICATION_FOLDER, /\.md$/)
  .sort()
  .flatMap((page) => [...readText(page).matchAll(new RegExp(`^#{2,3} ${SECTION_NUMBER_PATTERN} \\S`, 'gm'))])
  .map(([, number = '']) => number);
/** Returns the lines of a file that can contain references. In a content folder, only comments contain references. */
const readReferringText = (file: string): string =>
  file.startsWith('src/content/')
    ? (readText(file).match(/^\s*(?:\/\*|\*|\/\/).*$/gm) ?? []).join('\n')
    : readText(file);
const references = listProjectFiles()
  .filter((file) => TEXT_FILE_PATTERN.test(file) && file !== 'package-lock.json')
  .flatMap((file) => findReferences(readReferringText(file)).map((number) => ({ file, number })));

test(`§ every reference leads to a heading of ${SPECIFICATION_FOLDER}`, () => {
  const knownNumbers = new Set(headingNumbers);
  const unknownReferences = references
    .filter(({ number }) => !knownNumbers.has(number))
    .map(({ file, number }) => `${file}: §${number}`);
  expect([...new Set(unknownReferences)]).toEqual([]);
});

test('§ the reference check covers all main folders, and code, stylesheet, document and configuration files', () => {
  const folders = new Set(references.map(({ file }) => file.split('/')[0]));
  expect([...folders]).toEqual(expect.arrayContaining(['a11y', 'docs', 'scripts', 'server', 'src', 'test']));
  const extensions = new Set(references.map(({ file }) => path.extname(file)));
  expect([...extensions]).toEqual(expect.arrayContaining(['.conf', '.css', '.gs', '.md', '.ts', '.tsx']));
});

test('§ the reference check finds every section number in a list or a range', () => {
  expect(findReferences('(§2.12, §4.5 and §8), 3.1.5')).toEqual(['2.12', '4.5', '8']);
  expect(findReferences('§9.9 to §9.12.').sort()).toEqual(['9.10', '9.11', '9.12', '9.9']);
  expect(findReferences('as in §3–§5').sort()).toEqual(['3', '4', '5']);
  expect(findReferences('/* §2.5 to\n * §2.7 */').sort()).toEqual(['2.5', '2.6', '2.7']);
  expect(findReferences('§2.15 to §3.1')).toEqual(['2.15', '3.1']);
});

test('§ section numbers are consecutive and unique', () => {
  const topSections = headingNumbers.filter((number) => !number.includes('.'));
  expect(headingNumbers).toEqual(
    topSections.flatMap((section) => {
      const subsections = headingNumbers.filter((number) => number.startsWith(`${section}.`));
      return [section, ...subsections.map((_, index) => `${section}.${index + 1}`)];
    }),
  );
  expect(topSections).toEqual(topSections.map((_, index) => `${index + 1}`));
});
