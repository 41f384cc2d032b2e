/** A written form of a number or an abbreviation, with the words that a listener expects. */
export interface SpokenForm {
  /** Matches a complete word of a text, or a range. */
  readonly pattern: RegExp;
  /** An example of the written form. */
  readonly example: string;
  /** The words that a listener expects for the example. */
  readonly words: string;
}

/** The pattern of a number, version or time of day: '1,492', '1.490', '2.6.0', '17:00'. */
const NUMBER_PATTERN = String.raw`\p{Nd}+(?:[.,'’٬٫:]\p{Nd}+)*`;
const createFullMatchPattern = (source: string): RegExp => new RegExp(`^(?:${source})$`, 'u');

/** The written forms that eSpeak NG reads as a listener expects. */
export const SPOKEN_FORMS: readonly SpokenForm[] = [
  { pattern: createFullMatchPattern(NUMBER_PATTERN), example: '1,492', words: '1492' },
  {
    pattern: createFullMatchPattern(String.raw`\p{Lu}{0,3}\p{Sc}${NUMBER_PATTERN}`),
    example: '$2500',
    words: 'dollar 2500',
  },
  { pattern: createFullMatchPattern(String.raw`${NUMBER_PATTERN}\p{Sc}`), example: '1490 €', words: '1490 euros' },
  {
    pattern: createFullMatchPattern(String.raw`\p{Sc}?${NUMBER_PATTERN}\+`),
    example: '₹40,000+',
    words: 'rupee 40,000 plus',
  },
  { pattern: createFullMatchPattern(String.raw`\+\p{Nd}+`), example: '+49', words: 'plus 49' },
  { pattern: createFullMatchPattern(`${NUMBER_PATTERN}[%٪]`), example: '75%', words: '75 per cent' },
  { pattern: createFullMatchPattern(String.raw`\p{Nd}+-\p{Nd}+`), example: '10-15', words: '10 dash 15' },
  { pattern: createFullMatchPattern(String.raw`\p{Nd}+-\p{L}[\p{L}\p{M}-]*`), example: '1-month', words: '1 month' },
  { pattern: createFullMatchPattern(String.raw`\p{Nd}+/\p{Nd}+`), example: '24/7', words: '24 slash 7' },
  {
    pattern: createFullMatchPattern(String.raw`[\p{L}\p{M}-]+/[\p{L}\p{M}-]+`),
    example: 'posts/week',
    words: 'posts slash week',
  },
  { pattern: createFullMatchPattern(String.raw`\p{Nd}+\p{Lu}+`), example: '3D', words: '3 D' },
  { pattern: createFullMatchPattern(String.raw`\p{Nd}+(?:st|nd|rd|th)`), example: '2nd', words: 'second' },
  { pattern: createFullMatchPattern(String.raw`\p{Lu}${NUMBER_PATTERN}`), example: 'E205.4', words: 'E 205.4' },
  {
    pattern: createFullMatchPattern(String.raw`(?:[\p{L}\p{Nd}_-]+/)+[\p{L}\p{Nd}._-]+`),
    example: 'test/links.spec.ts',
    words: 'test slash links dot spec dot T S',
  },
  { pattern: createFullMatchPattern(String.raw`\p{Nd}+(?:\(\p{L}?\p{Nd}*\)?)+`), example: '6(1)', words: '6 1' },
  { pattern: createFullMatchPattern(String.raw`\p{L}[\p{L}\p{M}\p{Nd}_-]*`), example: 'pa11y', words: 'pa 11 y' },
  { pattern: createFullMatchPattern(String.raw`(?:\p{L}\.)*\p{L}`), example: 'e.g.', words: 'E G' },
  { pattern: createFullMatchPattern(String.raw`\S+\p{L}\.\p{L}\S*`), example: 'Node.js', words: 'node dot J S' },
];

/** The pattern of an amount, with or without a currency and a short unit: '10', '₹8k'. */
const AMOUNT_PATTERN = String.raw`\p{Sc}?${NUMBER_PATTERN}\p{Ll}{0,2}`;

/**
 * Short forms that eSpeak NG does not read as intended. Pages use short forms only where the specification or a firm's
 * content needs a short text. The glossary of the site explains the letters of these forms. Visually hidden words with
 * the intended speech are no solution, because they would contradict the painted text on a braille display and in
 * find-in-page.
 */
export const SHORT_FORMS: readonly SpokenForm[] = [
  {
    pattern: createFullMatchPattern(`${AMOUNT_PATTERN}[–—-]${AMOUNT_PATTERN}`),
    example: '10–14 days',
    words: '10 to 14 days',
  },
  { pattern: createFullMatchPattern(AMOUNT_PATTERN), example: '€8k', words: 'euros 8 thousand' },
  {
    pattern: createFullMatchPattern(String.raw`\p{Sc}?${NUMBER_PATTERN}/\p{Ll}+`),
    example: '$650/mo',
    words: 'dollar 650 a month',
  },
];

/** Matches a text that is, or may be, a price, range, number or abbreviation. */
const WRITTEN_FORM_PATTERN = /\S*\p{Nd}\S*(?:\s[–—-]\s\S*\p{Nd}\S*)?|\p{L}\S*\/\S*\p{L}\S*|(?:\p{L}\.){2,}/gu;
/** Matches the punctuation around a written form, and invisible bidirectional marks. */
const SURROUNDING_CHARACTERS_PATTERN = /^[("'„“‘«[]+|[)\]"'”“’»….,;:!?]+$|[\u200e\u200f\u2066-\u2069]/gu;

/**
 * Returns the prices, ranges, numbers and abbreviations of a text that are in neither `SPOKEN_FORMS` nor `SHORT_FORMS`.
 * No test proves how eSpeak NG reads these forms.
 */
export const findUntestedForms = (text: string): string[] =>
  [...text.matchAll(WRITTEN_FORM_PATTERN)]
    .map(([form]) => form.replaceAll(SURROUNDING_CHARACTERS_PATTERN, ''))
    .filter((form) => ![...SPOKEN_FORMS, ...SHORT_FORMS].some(({ pattern }) => pattern.test(form)));
