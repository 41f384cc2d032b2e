import { checkWordFiles } from '../../scripts/check/placeholders';
import { collectTexts } from '../../scripts/collectTexts';
import { listLanguages, readWords } from '../../scripts/newFirm/languages';

/*
 * These tests check the texts in `src/languages`. The first test of content.test.ts checks the texts of the firm.
 */

/**
 * The names of all placeholders that the site replaces. This list is needed, because TypeScript cannot reject an
 * unknown placeholder in an English text.
 */
const PLACEHOLDER_NAMES =
  `all amount button city code count countries country currency date digits distinction email example
  file firm inbox job kept label least limit messages most name nextNumber nextTitle notice number pay
  phone plan position postalCode reference sha256 sign signs size street symbol tagline time title
  value`.split(/\s+/);

const loadWords = async (language: string) => Object.fromEntries(await readWords(language));

test('3.1.1 the English texts contain no unknown placeholder', async () => {
  const placeholderMatches = [...collectTexts(await loadWords('en'))].flatMap((text) => [
    ...text.matchAll(/\{(\w+)\}/g),
  ]);
  expect(placeholderMatches.length).toBeGreaterThan(100);
  expect(placeholderMatches.filter(([, name = '']) => !PLACEHOLDER_NAMES.includes(name))).toEqual([]);
});

test.each(listLanguages())('3.1.1 each text in %s has the placeholders of the English text', async (language) => {
  const site = { words: await loadWords(language), englishWords: await loadWords('en'), exportLocations: new Map() };
  expect([...checkWordFiles(site)]).toEqual([]);
});

test.each(listLanguages())('3.3.2 no text in %s is empty', async (language) => {
  const texts = [...collectTexts(await loadWords(language))];
  expect(texts.length).toBeGreaterThan(200);
  expect(texts.filter((text) => text.trim() === '')).toEqual([]);
});

test.each(['#site/words', ...listLanguages().map((language) => `#languages/${language}`)])(
  '§7.2 no mail subject in %s ends in punctuation',
  async (folder) => {
    const { words } = (await import(`${folder}/mails`)) as { words: unknown };
    const subjects: unknown[] = [];
    JSON.stringify(words, (key, value: unknown) => {
      if (key === 'subject') subjects.push(value);
      return value;
    });
    expect(subjects).toHaveLength(11);
    expect(subjects.filter((subject) => /[.!?:]$/.test(String(subject)))).toEqual([]);
  },
);
