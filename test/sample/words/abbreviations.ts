/**
 * The words that occur on the site with only lower-case letters after the first letter. The set contains these words
 * in lower case. Within a heading in capitals, a word of this set is not an abbreviation.
 */
export type Vocabulary = ReadonlySet<string>;

const WORD_PATTERN = /[\p{L}\p{N}]+/gu;
/** Matches the characters between two words of one phrase. A comma, a slash or a bracket separates phrases. */
const PHRASE_GAP_PATTERN = /^[\s&+'’-]+$/;
/** The maximum length of an abbreviation within a heading in capitals. */
const MAX_ABBREVIATION_LENGTH = 4;

/** Returns the vocabulary of these lines. Omits words that contain capitals after the first letter. */
export const createVocabulary = (lines: readonly string[]): Vocabulary =>
  new Set(
    lines
      .flatMap((line) => line.match(WORD_PATTERN) ?? [])
      .filter((word) => /^\p{L}\p{Ll}+$/u.test(word))
      .map((word) => word.toLowerCase()),
  );

/**
 * Returns whether a word is an abbreviation: SEO, B2B, iOS, GmbH, but not LinkedIn. An abbreviation has at least two
 * capitals. An abbreviation also has two adjacent capitals, or at least as many capitals as lower-case letters.
 */
function isAbbreviation(word: string): boolean {
  // In WCAG, a short form that has become an ordinary word is not an abbreviation.
  if (word === 'OK') return false;
  const capitalCount = word.match(/\p{Lu}/gu)?.length ?? 0;
  const lowerCaseCount = word.match(/\p{Ll}/gu)?.length ?? 0;
  return capitalCount > 1 && (/\p{Lu}{2}/u.test(word) || capitalCount >= lowerCaseCount);
}

/** Returns the abbreviation in a word: 'API' for 'APIs', 'MB' for '5MB', and nothing for '4th'. */
function findAbbreviationInWord(word: string): string | undefined {
  const [, unit] = /^\d+(?!st$|nd$|rd$|th$)(\p{L}{1,3})$/u.exec(word) ?? [];
  return unit ?? (isAbbreviation(word) ? word.replace(/(?<=\p{Lu}{2})s$/u, '') : undefined);
}

/** A word with its context in the line. */
interface WordInLine {
  readonly text: string;
  readonly isInCapitals: boolean;
  /** True when an adjacent word is in capitals, or when the line contains only this word. */
  readonly isInHeading: boolean;
}

function splitWords(line: string): WordInLine[] {
  const words = [...line.matchAll(WORD_PATTERN)].map(({ 0: text, index }) => ({
    text,
    index,
    end: index + text.length,
    isInCapitals: /^\p{Lu}+$/u.test(text),
  }));
  return words.map((word, index) => {
    const [previousWord, nextWord] = [words[index - 1], words[index + 1]];
    const isAfterCapitals =
      previousWord?.isInCapitals && PHRASE_GAP_PATTERN.test(line.slice(previousWord.end, word.index));
    const isBeforeCapitals = nextWord?.isInCapitals && PHRASE_GAP_PATTERN.test(line.slice(word.end, nextWord.index));
    return { ...word, isInHeading: words.length === 1 || Boolean(isAfterCapitals || isBeforeCapitals) };
  });
}

/** Matches abbreviations without two adjacent capitals: 'H & D', 'e.g.', 'Mr.', 'vs.', 'max 5', '$9/mo'. */
const OTHER_FORM_PATTERNS: readonly RegExp[] = [
  /(?<![\p{L}\p{N}])\p{Lu} ?& ?\p{Lu}(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}])(?:\p{L}\.){2,}/gu,
  /\b(?:Dr|Mr|Mrs|Ms|Prof)\b\.?/g,
  /\b(?:approx|etc|excl|incl|vs)\b\.?/gi,
  /\b(?:max|min)\b\.?(?= ?\d)/gi,
  /(?<=\d\/)\p{Ll}{1,3}(?![\p{L}\p{N}])/gu,
];

/**
 * Returns the abbreviations in a line, without duplicates. A word in a heading or button in capitals ('BASIC') is not
 * an abbreviation if the word has more than four letters. Such a word is also not an abbreviation if the site contains
 * the word without capitals after the first letter.
 */
export function findAbbreviations(line: string, vocabulary: Vocabulary): string[] {
  const isOrdinaryWord = ({ text, isInCapitals, isInHeading }: WordInLine): boolean =>
    isInCapitals && isInHeading && (text.length > MAX_ABBREVIATION_LENGTH || vocabulary.has(text.toLowerCase()));
  const wordAbbreviations = splitWords(line)
    .filter((word) => !isOrdinaryWord(word))
    .flatMap(({ text }) => findAbbreviationInWord(text) ?? []);
  return [...new Set([...wordAbbreviations, ...OTHER_FORM_PATTERNS.flatMap((pattern) => line.match(pattern) ?? [])])];
}
