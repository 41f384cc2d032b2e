import { readFileSync } from 'node:fs';
import { listProjectFiles } from './sources';

/** The rejected phrases, each with the phrase to use instead. cspell.json lists the rejected single words. */
const REJECTED_PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\blet(?:s|ting)? go of\b/gi, 'release'],
  [/\bcall(?:s|ed|ing)? (?:it|them) off\b/gi, 'cancel'],
  [/\blets? \w+ go first\b/gi, 'yield to the event loop'],
  [/\blast in line\b/gi, 'at low priority'],
  [/\b(?:whole|complete) in itself\b/gi, 'can run on its own'],
  [/\bis the one that counts\b/gi, 'is applied'],
  [/\bask(?:s|ed) for less data\b/gi, 'with `Save-Data`'],
  [/\bis said (?:of|by|to)\b/gi, 'a noun as the subject'],
  // Matches a 'What' or 'Who' clause that is the subject of a statement. Questions, which end with '?', are allowed.
  [/(?:^|[.:] |\/\/ |\* )(?:What|Who|Whom) (?!We\b)[\w-]+ (?=[^?|]*\.(?: |$))/gm, 'a noun as the subject'],
];
/** Matches declarations with a rejected name: these names do not state the content of the value. */
const REJECTED_NAME_PATTERN = /\b(?:const|let|function) (?:said|told|heard|looks|looked|got|stood|asker|complaints)\b/g;

/**
 * Matches files that the tests do not check: texts for visitors, ARIA snapshots, Orca's expected speech, the code that
 * upgrades content folders, and this file.
 */
const EXCLUDED_FILE_PATTERN =
  /^(?:src\/(?:content|languages)|scripts\/newFirm\/(?:starter|upgrade)|test\/sample\/(?:aria|orca))\b|terms\.test\.ts$/;
const sources = listProjectFiles()
  .filter((file) => /\.(?:[cm]?[jt]sx?|css|gs|md|ya?ml)$/.test(file) && !EXCLUDED_FILE_PATTERN.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** Returns each match of a pattern with its file, its line and the phrase to use instead. */
const findMatches = (files: typeof sources, pattern: RegExp, replacement: string): string[] =>
  files.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map(
      ({ index, 0: foundTerm }) =>
        `${file}:${text.slice(0, index).split('\n').length}: '${foundTerm.trim()}': write ${replacement}`,
    ),
  );

test('docs, comments and messages contain no rejected phrase', () => {
  expect(REJECTED_PHRASES.flatMap(([pattern, replacement]) => findMatches(sources, pattern, replacement))).toEqual([]);
});

test('no declaration in src, scripts and test has a rejected name', () => {
  const checkedSources = sources.filter(({ file }) => /^(?:src|scripts|test)\//.test(file));
  expect(findMatches(checkedSources, REJECTED_NAME_PATTERN, 'a noun that states its content')).toEqual([]);
});
