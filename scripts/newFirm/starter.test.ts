import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getTranslationFolder, listLanguages, readTranslations, STARTER_FOLDER } from './languages';
import { findLiterals } from './literals';
import { PROMPTS } from './prompts';
import { firm } from './starter/firm';
import { runScript } from './testing/runCommand';
import { isProse } from './untranslated';

const OTHER_LANGUAGES = listLanguages().slice(1);
const read = (...parts: string[]): string => readFileSync(path.join(...parts), 'utf8');

test('§3 new-firm: the starter passes npm run check with UNAUDITED=1', async () => {
  expect(await runScript('check', [], { SITE: STARTER_FOLDER, UNAUDITED: '1' })).toMatch(
    /^7 settings, 10 pages, .+: no mistake\n$/m,
  );
});

/**
 * Returns the literals of the starter's files. Omits `countries.ts`, which the command generates, and files that the
 * language replaces.
 */
const findStarterLiterals = (language: string) =>
  readdirSync(STARTER_FOLDER)
    .filter((file) => file.endsWith('.ts') && file !== 'countries.ts')
    .filter((file) => !existsSync(path.join(getTranslationFolder(language), file)))
    .flatMap((file) => findLiterals(read(STARTER_FOLDER, file)));

const PLACEHOLDER_PATTERN = /\{\w+\}/g;

test.each(OTHER_LANGUAGES)('3.1.1 new-firm: each text of the starter has a translation in %s', (language) => {
  const texts = readTranslations(language);
  const literals = findStarterLiterals(language);
  const proseTexts = literals
    .filter(({ text, isKey }) => !isKey && isProse(text) && text !== firm.name)
    .map(({ text }) => text);
  expect(proseTexts.length).toBeGreaterThan(100);
  expect(proseTexts.filter((text) => texts[text] === undefined)).toEqual([]);
  const starterTexts = new Set(literals.map(({ text }) => text));
  expect(Object.keys(texts).filter((text) => !starterTexts.has(text))).toEqual([]);
});

const findPlaceholders = (text: string): string[] => (text.match(PLACEHOLDER_PATTERN) ?? []).toSorted();

test.each(OTHER_LANGUAGES)(
  '3.1.1 new-firm: translations in %s have the placeholders of the starter’s texts',
  (language) => {
    const texts = readTranslations(language);
    const mismatches = Object.entries(texts).filter(
      ([text, translation]) => `${findPlaceholders(text)}` !== `${findPlaceholders(translation)}`,
    );
    expect(mismatches).toEqual([]);
  },
);

test.each(listLanguages())(
  '3.1.1 new-firm: the language %s has all text files of the starter, and two more files',
  (language) => {
    // Only sites with several languages need the texts about languages (language.ts). Only firms with a recorded audit
    // need the texts of the conformance report (conformance.ts).
    const files = [...readdirSync(path.join(STARTER_FOLDER, 'words')), 'conformance.ts', 'language.ts'];
    expect(readdirSync(path.join('src/languages', language)).toSorted()).toEqual(files.toSorted());
  },
);

test('new-firm: the starter contains each prompt that asks a firm for its own text', () => {
  const texts = new Set(findStarterLiterals('en').map(({ text }) => text));
  expect(PROMPTS.filter((prompt) => !texts.has(prompt))).toEqual([]);
});
