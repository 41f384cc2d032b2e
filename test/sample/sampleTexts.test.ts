import { readdirSync } from 'node:fs';
import path from 'node:path';
import { firm } from '#site/firm';
import home from '#site/home';
import { team } from '#site/leadership';
import { pages } from '#site/pages';
import services from '#site/services';
import { words } from '#site/words/forms';
import { listFiles, readSource, ROOT } from '../contracts/sources';
import { findSampleNames, FILES_WITHOUT_TEXTS, FILE_BY_TEXT, findSampleTexts, SAMPLE_FOLDER } from './sampleTexts';

const SOURCE_FILES = /\.([cm]?[jt]sx?|json|css|html|gs|py|xml)$|^run$/;
/**
 * Matches the files that may contain texts of the sample:
 * - the content folders and the words of the languages
 * - the sample's tests and recorded page costs
 * - the corpus of the fuzzer, and package-lock.json
 */
const EXCLUDED_FILES = new RegExp(
  `^(src/content|src/languages|test/sample|test/fuzz/corpus)/|\\.${path.basename(SAMPLE_FOLDER)}\\.json$|^package-lock\\.json$`,
);
/**
 * The files that need the sample's name or paths: the constant for this name, the default of `#site`, the routes of
 * `npx pa11y-ci`, and the spelling check, which reads no other firm.
 */
const FILES_WITH_SAMPLE_PATHS = ['src/site/sample.js', 'package.json', '.pa11yci.json', 'cspell.json'];

/**
 * Matches the starter, from which `npm run new-firm` creates a content folder, and the list of texts that a firm must
 * replace. These files may contain texts of the sample, but not the sample's name.
 */
const STARTER_FILES = /^scripts\/newFirm\/(?:starter(?:\.\w+)?\/|prompts\.ts$)/;
const findTexts = (file: string) =>
  STARTER_FILES.test(file) ? findSampleNames(readSource(file)) : findSampleTexts(readSource(file), file);

const SEARCHED_FOLDERS = ['.ci', 'a11y', 'docs', 'public', 'scripts', 'server', 'src', 'test'];
const files = [
  ...SEARCHED_FOLDERS.flatMap((folder) => listFiles(folder, SOURCE_FILES)),
  ...readdirSync(ROOT).filter((file) => SOURCE_FILES.test(file)),
].filter((file) => !EXCLUDED_FILES.test(file));

test('§3 no text of the sample appears outside its folder and its tests', () => {
  const findings = files
    .filter((file) => !FILES_WITH_SAMPLE_PATHS.includes(file))
    .flatMap((file) => findTexts(file).map(({ line, text }) => `${file}:${line}: ${text}`));
  expect(findings).toEqual([]);
});

test('§3 the search reads every code folder, and FILE_BY_TEXT contains each file of the sample’s plans and words', () => {
  expect(files.length).toBeGreaterThan(500);
  for (const folder of ['.ci/run', 'a11y', 'scripts', 'server', 'src', 'test', 'package.json'])
    expect(files.some((file) => file.startsWith(folder))).toBe(true);
  expect(FILE_BY_TEXT.size).toBeGreaterThan(1000);
  const filesWithTexts = new Set(FILE_BY_TEXT.values());
  const textFiles = listFiles(`${SAMPLE_FOLDER}/pricing`).concat(listFiles('src/languages/en'));
  for (const file of textFiles.filter((textFile) => !FILES_WITHOUT_TEXTS.test(textFile)))
    expect(`${file} ${filesWithTexts.has(file)}`).toBe(`${file} true`);
});

const [slide] = home.hero;
const [member] = team.members;
const [service] = services.services;
const [comboPath] = Object.values(pages).flatMap((page) => (page.kind === 'combo' ? [page.path] : []));

test.each([
  ['the name of the firm', firm.name],
  ['a person', member?.name],
  ['a price', service?.plans[0]?.price],
  ['a path', comboPath],
  ['a label', words.contact.submit],
  ['a title', slide?.title],
  ['a sentence', slide?.description],
])('§3 the search finds %s in code and in a comment', (_title, text = '') => {
  expect(text).not.toBe('');
  expect(findSampleTexts(`const x = 1;\nconst y = ${JSON.stringify(text)};`, 'src/x.ts')).toMatchObject([{ line: 2 }]);
  expect(findSampleTexts(`/** As ${text} is. */`, 'src/x.ts')).toMatchObject([{ line: 1 }]);
});

test('§3 the search finds a sentence that continues on a second line, and five words of a sentence', () => {
  const sentence = slide?.description.split(' ') ?? [];
  const [start, end] = [sentence.slice(0, 3).join(' '), sentence.slice(3).join(' ')];
  expect(findSampleTexts(`/*\n * ${start}\n * ${end}\n */`, 'src/x.css')).toMatchObject([{ line: 2 }]);
  expect(findSampleTexts(`const x = '${sentence.slice(1, 6).join(' ')}';`, 'src/x.ts')).toMatchObject([{ line: 1 }]);
});

test.each(["title: 'Plan A'", "label: 'Name'", '<b>Small</b>', "'/about'", "kind: 'site-map'", "'axe-core'"])(
  '§3 the search ignores %s, which any firm may use',
  (source) =>
    expect(findSampleTexts(`const x = (${source.includes(':') ? `{${source}}` : source});`, 'src/x.tsx')).toEqual([]),
);
