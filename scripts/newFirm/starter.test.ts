import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getTranslationFolder, listLanguages, STARTER, TEXTS } from './languages';
import { findLiterals } from './literals';
import { PROMPTS } from './prompts';
import { firm } from './starter/firm';
import { runScript } from './testing/runCommand';
import { isProse } from './untranslated';

const LANGUAGES = listLanguages().slice(1);
const read = (...parts: string[]): string => readFileSync(path.join(...parts), 'utf8');

test('§3 new-firm: the starter passes npm run check', async () => {
  expect(await runScript('check', [], { SITE: STARTER, UNAUDITED: '1' })).toMatch(
    /^6 settings, 10 pages, .+: no mistake\n$/m,
  );
});

/**
 * Returns the literals of the starter's files. Omits `countries.ts`, which the command generates, and files that the
 * language replaces.
 */
const findStarterLiterals = (language: string) =>
  readdirSync(STARTER)
    .filter((file) => file.endsWith('.ts') && file !== 'countries.ts')
    .filter((file) => !existsSync(path.join(getTranslationFolder(language), file)))
    .flatMap((file) => findLiterals(read(STARTER, file)));

const PLACE = /\{\w+\}/g;

test.each(LANGUAGES)('3.1.1 new-firm: each text of the starter has a translation in %s', (language) => {
  const texts = JSON.parse(read(getTranslationFolder(language), TEXTS)) as Record<string, string>;
  const literals = findStarterLiterals(language);
  const prose = literals
    .filter(({ text, isKey }) => !isKey && isProse(text) && text !== firm.name)
    .map(({ text }) => text);
  expect(prose.length).toBeGreaterThan(100);
  expect(prose.filter((text) => texts[text] === undefined)).toEqual([]);
  const known = new Set(literals.map(({ text }) => text));
  expect(Object.keys(texts).filter((text) => !known.has(text))).toEqual([]);
});

const findPlaces = (text: string): string[] => (text.match(PLACE) ?? []).toSorted();

test.each(LANGUAGES)('3.1.1 new-firm: translations in %s have the placeholders of the starter’s texts', (language) => {
  const texts = JSON.parse(read(getTranslationFolder(language), TEXTS)) as Record<string, string>;
  const wrong = Object.entries(texts).filter(([text, other]) => `${findPlaces(text)}` !== `${findPlaces(other)}`);
  expect(wrong).toEqual([]);
});

test.each(listLanguages())(
  '3.1.1 new-firm: the language %s has all text files of the starter, and two more files',
  (language) => {
    // Only sites with several languages need the texts about languages (language.ts). Only firms with a recorded audit
    // need the texts of the conformance report (conformance.ts).
    const files = [...readdirSync(path.join(STARTER, 'words')), 'conformance.ts', 'language.ts'];
    expect(readdirSync(path.join('src/languages', language)).toSorted()).toEqual(files.toSorted());
  },
);

test('new-firm: the starter contains each prompt that asks a firm for its own text', () => {
  const texts = new Set(findStarterLiterals('en').map(({ text }) => text));
  expect(PROMPTS.filter((prompt) => !texts.has(prompt))).toEqual([]);
});
