import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { folderOfLanguage, languages, STARTER } from './languages';
import { literalsIn } from './literals';
import { firm } from './starter/firm';

const LANGUAGES = languages().slice(1);
const read = (...parts: string[]): string => readFileSync(path.join(...parts), 'utf8');

test('§3 new-firm: the starter is a firm without mistakes (npm run check)', async () => {
  const env = { ...process.env, SITE: STARTER, UNAUDITED: '1' };
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/command.cjs', 'check'], { env });
  expect(stdout).toMatch(/^5 settings, 10 pages, .+: no mistake\n$/);
});

/**
 * Returns the starter's texts that need a translation. Files that the language replaces and generated files need none.
 */
const literalsFor = (language: string) =>
  readdirSync(STARTER)
    .filter((file) => file.endsWith('.ts') && file !== 'colours.ts')
    .filter((file) => !existsSync(path.join(folderOfLanguage(language), file)))
    .flatMap((file) => literalsIn(read(STARTER, file)));

const PLACE = /\{\w+\}/g;
/**
 * Returns whether a text is prose: 'Home', 'E-mail', 'light colours', '£900'. Kinds, icons, ids and abbreviations are
 * not translated.
 */
const isProse = (text: string): boolean =>
  /\p{L}.*\s|\s.*\p{L}|^\p{Lu}.*\p{Ll}|\p{Sc}/u.test(text.replaceAll(PLACE, '')) && text !== firm.name;

test.each(LANGUAGES)('3.1.1 new-firm: each text of the starter has a translation in %s', (language) => {
  const texts = JSON.parse(read(folderOfLanguage(language), 'texts.json')) as Record<string, string>;
  const literals = literalsFor(language);
  const prose = literals.filter(({ text, isKey }) => !isKey && isProse(text)).map(({ text }) => text);
  expect(prose.length).toBeGreaterThan(100);
  expect(prose.filter((text) => texts[text] === undefined)).toEqual([]);
  const known = new Set(literals.map(({ text }) => text));
  expect(Object.keys(texts).filter((text) => !known.has(text))).toEqual([]);
});

const placesIn = (text: string): string[] => (text.match(PLACE) ?? []).toSorted();

test.each(LANGUAGES)('3.1.1 new-firm: translations in %s have the places of the starter’s texts', (language) => {
  const texts = JSON.parse(read(folderOfLanguage(language), 'texts.json')) as Record<string, string>;
  const wrong = Object.entries(texts).filter(([text, other]) => `${placesIn(text)}` !== `${placesIn(other)}`);
  expect(wrong).toEqual([]);
});

test.each(languages())('3.1.1 new-firm: %s has each file of words', (language) => {
  // The language's own name belongs to a site in several languages, not to a new firm.
  const files = [...readdirSync(path.join(STARTER, 'words')), 'language.ts'];
  expect(readdirSync(path.join('src/languages', language)).toSorted()).toEqual(files.toSorted());
});
