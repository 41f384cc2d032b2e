import type { Settings } from '../../src/site/types';
import { collectCodes, formatRange, parseRange, planFonts, readFamily, type Family } from './fonts';
import { selectFonts } from './siteFonts';

const inter = readFamily('inter', 'node_modules/@fontsource/inter');
/** A family that repeats the Latin letters, as Noto Sans Arabic does. */
const arabicFamily: Family = {
  id: 'some-arabic',
  name: 'Some Arabic',
  weights: [400, 700],
  subsets: new Map([
    ['latin', parseRange('U+0000-00FF,U+2000-206F')],
    ['arabic', parseRange('U+0600-06FF,U+200C-200E')],
  ]),
};

/** Returns the characters that a text needs from each font file. */
const planTestFonts = (text: string, language: string, ...families: Family[]) =>
  new Map(
    planFonts(collectCodes([text], language), inter, families)?.map(({ family, subset, codes }) => [
      `${family.id} ${subset}`,
      String.fromCodePoint(...codes),
    ]),
  );

test.each(['Plain text', 'Ä, ß, „ü“ – 5 €', 'Déjà vu', 'Up ↑ and → further'])(
  'the text ‘%s’ needs only the complete Latin file of Inter',
  (text) => expect(planFonts(collectCodes([text], 'en'), inter, [])).toBeUndefined(),
);

test('a Turkish text needs the latin-ext file of Inter for the upper and lower case of its letters', () => {
  const files = planTestFonts('Çağrı için ₺5, ışık', 'tr');
  expect([...files.keys()]).toEqual(['inter latin', 'inter latin-ext']);
  expect(files.get('inter latin-ext')).toBe('ĞğİŞş₺');
});

test('the Latin file of a Turkish site keeps the letters that visitors may type', () => {
  expect(planTestFonts('ağ', 'tr').get('inter latin')).toMatch(/A.*z.*é/s);
});

test('a Cyrillic site gets the complete Cyrillic file, and a Latin file without accented letters', () => {
  const files = planTestFonts('Привет', 'ru');
  expect(files.get('inter cyrillic')).toContain('ї');
  expect(files.get('inter latin')).not.toContain('é');
});

test('a Polish site gets the letters of all weekdays, whose names are not in its content', () => {
  const files = selectFonts({ language: 'pl', locale: 'pl-PL', currency: 'EUR' } as Settings, []);
  // Only the name of Friday, "piątek", contains this letter.
  expect(files?.flatMap(({ codes }) => [...codes])).toContain('ą'.codePointAt(0));
});

test('a font family of the firm provides only the letters that Inter’s Latin file lacks, and the joiners', () => {
  const files = planTestFonts('بیت‌ها 12 – Web', 'fa', arabicFamily);
  expect([...files.keys()].toSorted()).toEqual(['inter latin', 'some-arabic arabic']);
  expect(files.get('some-arabic arabic')).toBe('\u0627\u0628\u062a\u0647\u06cc\u200c');
});

test('a text with letters that no font file contains needs only the complete Latin file of Inter', () => {
  expect(planFonts(collectCodes(['שלום Web'], 'he'), inter, [])).toBeUndefined();
});

test('formatRange joins adjacent code points into ranges that parseRange accepts', () => {
  const range = '41,61-63,200c';
  expect(formatRange([...parseRange(range)])).toBe(range);
});
