import { readdirSync } from 'node:fs';
import { types } from '@babel/core';
import { firm } from '#site/firm';
import home from '#site/home';
import { team } from '#site/leadership';
import { pages } from '#site/pages';
import services from '#site/services';
import { words } from '#site/words/forms';
import { SAMPLE } from '../../src/site/sample';
import { listFiles, parseSource, readSource, PROJECT_ROOT } from '../contracts/sources';

/**
 * Matches the files without texts of the firm: audit results, words of the conformance report, countries, URL paths.
 */
const FILES_WITHOUT_TEXTS_PATTERN = /\/(accessibilityResults|conformance|countries|(?:words|en)\/addresses)\.ts$/;
/**
 * The files that contain the sample's texts, and the files in `src/languages/en`. The sample re-exports the words of
 * that folder.
 */
const TEXT_FILES = [`src/content/${SAMPLE.folder}`, 'src/languages/en']
  .flatMap((folder) => listFiles(folder, /\.ts$/))
  .filter((file) => !FILES_WITHOUT_TEXTS_PATTERN.test(file));

/**
 * Matches texts that are probably specific to the sample: e-mail addresses, URLs, prices and paths of several words.
 * Also matches two capitalised words, three words of which the first is capitalised, and longer texts.
 */
const SPECIFIC_TEXT_PATTERN =
  /\S@\S|:\/\/|\p{Sc}\s?\d|^\/[a-z\d-]*[a-z]{3}-[a-z\d-]*[a-z]{3}$|^\p{Lu}\S* (?:\p{Lu}\S*|\S+ \S+)$|^(?:\S+ ){3}\S/u;

const normalise = (text: string): string => text.replaceAll(/[‘’]/g, "'").replaceAll(/\s+/g, ' ').trim();
const splitWords = (text: string): string[] => text.match(/\p{L}[\p{L}\d]*(?:['-][\p{L}\d]+)*/gu) ?? [];

/**
 * Returns the texts in a file that match {@link SPECIFIC_TEXT_PATTERN}. A placeholder divides a string into two texts.
 */
function extractTexts(file: string): string[] {
  const texts: string[] = [];
  types.traverseFast(parseSource(readSource(file), file), (node) => {
    if (types.isStringLiteral(node)) texts.push(node.value);
    if (types.isTemplateElement(node)) texts.push(node.value.cooked ?? node.value.raw);
  });
  const parts = texts.flatMap((text) => text.split(/\{\w+\}/)).map(normalise);
  return parts.filter((part) => SPECIFIC_TEXT_PATTERN.test(part));
}

/** Matches a position that is not inside a word. */
const WORD_BOUNDARY_PATTERN = String.raw`(?!(?<=[\p{L}\d])[\p{L}\d])`;
const createSearch = (text: string) => {
  const pattern = text.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s`);
  return {
    words: splitWords(text),
    pattern: new RegExp(WORD_BOUNDARY_PATTERN + pattern + WORD_BOUNDARY_PATTERN, 'gu'),
  };
};
const NAME_SEARCH = { words: [], pattern: /banyan/gi };
const ALL_SEARCHES = [NAME_SEARCH, ...[...new Set(TEXT_FILES.flatMap(extractTexts))].map(createSearch)];

/** Returns the texts of the sample in a source text, at most one per line, each with its line number. */
function findSampleTexts(
  source: string,
  searches: readonly ReturnType<typeof createSearch>[] = ALL_SEARCHES,
): string[] {
  // Without the comment markers, a sentence can continue on the next line.
  const lines = source.split('\n').map((line) => line.replace(/^\s*(\*|\/\/|#)\s/, '').replaceAll(/\\(['"`])/g, '$1'));
  const searchedText = lines.map(normalise).join('\n');
  const sourceWords = new Set(splitWords(searchedText));
  const textByLine = new Map<number, string>();
  for (const { pattern } of searches.filter((search) => search.words.every((word) => sourceWords.has(word))))
    for (const { 0: text, index } of searchedText.matchAll(pattern))
      textByLine.set(searchedText.slice(0, index).split('\n').length, normalise(text));
  return [...textByLine].map(([line, text]) => `${line}: ${text}`);
}

const SOURCE_FILE_PATTERN = /\.([cm]?[jt]sx?|json|css|html|gs|py|xml)$|^run$/;
/**
 * Matches the files that may contain texts of the sample:
 * - the content folders and the words of the languages
 * - the sample's tests and recorded page costs
 * - the corpus of the fuzzer, and package-lock.json
 * - the constant for the sample's name, the default of `#site`, the routes of `npx pa11y-ci`, and the spelling check
 */
const EXCLUDED_FILE_PATTERN = new RegExp(
  String.raw`^(src/content|src/languages|test/sample|test/fuzz/corpus)/|\.${SAMPLE.folder}\.json$|^(package-lock\.json|src/site/sample\.js|package\.json|\.pa11yci\.json|cspell\.json)$`,
);
/**
 * Matches the starter, from which `npm run new-firm` creates a content folder, and the list of texts that a firm must
 * replace. These files may contain texts of the sample, but not the sample's name.
 */
const STARTER_FILE_PATTERN = /^scripts\/newFirm\/(?:starter(?:\.\w+)?\/|prompts\.ts$)/;

const SEARCHED_FOLDERS = ['.ci', 'a11y', 'docs', 'public', 'scripts', 'server', 'src', 'test'];
const files = [
  ...SEARCHED_FOLDERS.flatMap((folder) => listFiles(folder, SOURCE_FILE_PATTERN)),
  ...readdirSync(PROJECT_ROOT).filter((file) => SOURCE_FILE_PATTERN.test(file)),
].filter((file) => !EXCLUDED_FILE_PATTERN.test(file));

test('§3 no text of the sample appears outside its folder and its tests', () => {
  const findings = files.flatMap((file) =>
    findSampleTexts(readSource(file), STARTER_FILE_PATTERN.test(file) ? [NAME_SEARCH] : ALL_SEARCHES).map(
      (text) => `${file}:${text}`,
    ),
  );
  expect(findings).toEqual([]);
});

test('§3 the search reads every code folder, and searches for texts from each file of the sample’s plans and words', () => {
  expect(files.length).toBeGreaterThan(500);
  for (const folder of ['.ci/run', 'a11y', 'scripts', 'server', 'src', 'test', 'webpack.config.ts'])
    expect(files.some((file) => file.startsWith(folder))).toBe(true);
  expect(ALL_SEARCHES.length).toBeGreaterThan(1000);
  expect(TEXT_FILES.filter((file) => /\/(?:pricing|en)\//.test(file) && extractTexts(file).length === 0)).toEqual([]);
});

const [slide] = home.hero;

test.each([
  ['the name of the firm', firm.name],
  ['a person', team.members[0]?.name],
  ['a price', services.services[0]?.plans[0]?.price],
  ['a path', Object.values(pages).find(({ kind }) => kind === 'combo')?.path],
  ['a label', words.contact.submit],
  ['a title', slide?.title],
  ['a sentence', slide?.description],
])('§3 the search finds %s in code, in a comment and across the lines of a comment', (_title, text = '') => {
  expect(text).not.toBe('');
  expect(findSampleTexts(`const x = 1;\nconst y = ${JSON.stringify(text)};`)).toEqual([expect.stringMatching(/^2: /)]);
  expect(findSampleTexts(`/** As ${text} is. */`)).toEqual([expect.stringMatching(/^1: /)]);
  expect(findSampleTexts(`/*\n * ${text.replace(' ', '\n * ')}\n */`)).toEqual([expect.stringMatching(/^2: /)]);
});

test.each(["title: 'Plan A'", "label: 'Name'", '<b>Small</b>', "'/about'", "kind: 'site-map'", "'axe-core'"])(
  '§3 the search ignores %s, which any firm may use',
  (source) => expect(findSampleTexts(`const x = (${source.includes(':') ? `{${source}}` : source});`)).toEqual([]),
);
