import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { findSection, readRunningText } from './wholePage';

/** The highest allowed level in years of school: the end of lower secondary education (WCAG 3.1.5). */
const MAX_LEVEL = 9;
/** The heading of the plain summary on a page that needs harder words. */
const SUMMARY_HEADING = 'In short';
/** The minimum number of words in a summary. A shorter summary cannot be rated. */
const MIN_SUMMARY_WORDS = 30;
/**
 * The minimum number of words in a rated phrase. A shorter text without a full stop is a name, price, feature or label.
 */
const MIN_PHRASE_WORDS = 6;

const sentenceSegmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

const isName = (word: string, index: number): boolean =>
  (index > 0 && /\p{Lu}/u.test(word) && !/^I\b/.test(word)) || /@|\.\p{Ll}/u.test(word);

/**
 * Returns the words of a sentence without proper names and titles, because the criterion excludes names and titles. The
 * function treats e-mail addresses and URLs as names. It also treats a word with a capital as a name, unless the word
 * is 'I' or the first word.
 */
const listWordsWithoutNames = (sentence: string): string[] =>
  sentence
    .split(/[\s–—/]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .filter((word, index) => !isName(word, index));

interface Sentence {
  readonly text: string;
  readonly words: readonly string[];
}

const splitIntoSentences = (texts: readonly string[]): Sentence[] =>
  texts
    .flatMap((text) => [...sentenceSegmenter.segment(text)].map(({ segment }) => segment.trim()))
    .map((text) => ({ text, words: listWordsWithoutNames(text) }))
    .filter(({ words }) => words.length > 0);

// A word without letters, such as a number, counts as one syllable.
const countSyllables = (words: readonly string[]): number =>
  words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);

const measureGrade = (ratedSentences: readonly Sentence[]): number => {
  const words = ratedSentences.flatMap((sentence) => sentence.words);
  if (words.length === 0) return -Infinity;
  return fleschKincaid({ sentence: ratedSentences.length, word: words.length, syllable: countSyllables(words) });
};

/** Returns the Flesch-Kincaid grade of texts, in years of school. Ignores names and titles. */
export const measureGradeLevel = (texts: readonly string[]): number => measureGrade(splitIntoSentences(texts));

/** The reading level of a part of a page. */
export interface ReadingLevel {
  /** The level in years of school. */
  readonly grade: number;
  readonly wordCount: number;
  /** The sentences of six words or more, from the hardest to the easiest. */
  readonly sentences: readonly string[];
}

/**
 * Returns the reading level of a part of a page: the higher of two levels, measured with and without phrases.
 */
export function measureReadingLevel(part: Element): ReadingLevel {
  const runningText = readRunningText(part);
  const sentencesOfText = splitIntoSentences(runningText.sentences);
  const isLong = ({ words }: Sentence) => words.length >= MIN_PHRASE_WORDS;
  const allSentences = [...sentencesOfText, ...splitIntoSentences(runningText.phrases).filter(isLong)];
  return {
    grade: Math.max(measureGrade(sentencesOfText), measureGrade(allSentences)),
    wordCount: allSentences.reduce((sum, { words }) => sum + words.length, 0),
    sentences: allSentences
      .filter(isLong)
      .toSorted((one, other) => measureGrade([other]) - measureGrade([one]))
      .map((sentence) => sentence.text),
  };
}

/** Returns the reading problem of a page, with a fix, or null when the page or its summary is easy enough to read. */
export function findReadingProblem(path: string, main: Element): string | null {
  const { grade, sentences } = measureReadingLevel(main);
  if (grade <= MAX_LEVEL) return null;
  const section = findSection(main, SUMMARY_HEADING);
  const summary = section && measureReadingLevel(section);
  if (summary && summary.wordCount >= MIN_SUMMARY_WORDS && summary.grade <= MAX_LEVEL) return null;
  return [
    `${path} needs ${grade.toFixed(1)} years of school. The limit is ${MAX_LEVEL}. Its hardest sentences:`,
    ...sentences.slice(0, 3).map((sentence) => `  ${measureGradeLevel([sentence]).toFixed(1)}  ${sentence}`),
    'Use shorter sentences and more common words (src/content). If the words must stay,',
    `add a section '${SUMMARY_HEADING}' with the same content in plain words, of ${MIN_SUMMARY_WORDS} words or more.`,
  ].join('\n');
}
