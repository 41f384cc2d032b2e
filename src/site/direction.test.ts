import { getDirection } from './direction';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('');
const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
/** Every two-letter and three-letter code that is the name of a language. */
const languages = LETTERS.flatMap((one) => LETTERS.map((other) => one + other))
  .flatMap((two) => [two, ...LETTERS.map((third) => two + third)])
  .filter((tag) => names.of(tag) !== undefined);
/** The right-to-left scripts of Unicode that are in use today. */
// cspell:disable-next-line -- 'Mend' is the code of a script.
const FROM_THE_RIGHT = /^(Adlm|Arab|Aran|Hebr|Mand|Mend|Nkoo|Rohg|Samr|Syrc|Thaa|Yezi)$/;

test('1.3.2 every language has the direction of its usual script', () => {
  expect(languages.length).toBeGreaterThan(400);
  const wrong = languages.filter((tag) => {
    const isFromTheRight = FROM_THE_RIGHT.test(new Intl.Locale(tag).maximize().script ?? '');
    return getDirection(tag) !== (isFromTheRight ? 'rtl' : 'ltr');
  });
  expect(wrong).toEqual([]);
});

test.each([
  ['ar-EG', 'rtl'],
  ['he-IL', 'rtl'],
  ['de-DE', 'ltr'],
  ['az-Arab-IR', 'rtl'],
  ['ur-Latn', 'ltr'],
  ['zh-Hant', 'ltr'],
])('1.3.2 the direction of %s is %s', (language, direction) => expect(getDirection(language)).toBe(direction));
