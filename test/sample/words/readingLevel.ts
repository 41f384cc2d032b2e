import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { partUnder, runningText } from './wholePage';

/** The end of lower secondary education: nine years of school (WCAG 3.1.5). */
export const HIGHEST_LEVEL = 9;
/** Heads the plain summary of a page whose own words have to be harder. */
export const SUMMARY = 'In short';
/** Fewer words are no summary, and too few to judge. */
const LEAST_SUMMARY_WORDS = 30;
/** What has fewer words and no stop is a name, a price, a feature or a label. */
const LEAST_PHRASE_WORDS = 6;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

const isName = (word: string, at: number): boolean =>
  (at > 0 && /\p{Lu}/u.test(word) && !/^I\b/.test(word)) || /@|\.\p{Ll}/u.test(word);

/**
 * The words of a sentence without proper names and titles, which the criterion takes out: what has a capital after the
 * first word, and addresses. A first word stays, since its capital says nothing.
 */
const ownWords = (sentence: string): string[] =>
  sentence
    .split(/[\s–—/]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .filter((word, at) => !isName(word, at));

interface Sentence {
  readonly text: string;
  readonly words: readonly string[];
}

const split = (texts: readonly string[]): Sentence[] =>
  texts
    .flatMap((text) => [...sentences.segment(text)].map(({ segment }) => segment.trim()))
    .map((text) => ({ text, words: ownWords(text) }))
    .filter(({ words }) => words.length > 0);

// A number is read aloud too: a word without letters has a syllable at least.
const syllables = (words: readonly string[]): number =>
  words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);

const gradeOf = (all: readonly Sentence[]): number => {
  const words = all.flatMap((sentence) => sentence.words);
  if (words.length === 0) return -Infinity;
  return fleschKincaid({ sentence: all.length, word: words.length, syllable: syllables(words) });
};

/** Years of school that a text asks for: the Flesch-Kincaid grade of its words without names and titles. */
export const gradeLevel = (texts: readonly string[]): number => gradeOf(split(texts));

/** How hard a part of a page is to read. */
export interface ReadingLevel {
  /** Years of school. */
  readonly grade: number;
  readonly words: number;
  /** The hardest first. */
  readonly hardest: readonly string[];
}

/** The level of a part of a page. Short phrases neither hide a hard paragraph nor escape: the harder reading counts. */
export function readingLevel(part: Element): ReadingLevel {
  const text = runningText(part);
  const full = split(text.sentences);
  const isLong = ({ words }: Sentence) => words.length >= LEAST_PHRASE_WORDS;
  const all = [...full, ...split(text.phrases).filter(isLong)];
  return {
    grade: Math.max(gradeOf(full), gradeOf(all)),
    words: all.reduce((sum, { words }) => sum + words.length, 0),
    hardest: all
      .filter(isLong)
      .toSorted((one, other) => gradeOf([other]) - gradeOf([one]))
      .map((sentence) => sentence.text),
  };
}

/** What is wrong with the words of a page, and what to do about it; null when they, or its summary, are plain enough. */
export function tooHard(path: string, main: Element): string | null {
  const { grade, hardest } = readingLevel(main);
  if (grade <= HIGHEST_LEVEL) return null;
  const part = partUnder(main, SUMMARY);
  const summary = part && readingLevel(part);
  if (summary && summary.words >= LEAST_SUMMARY_WORDS && summary.grade <= HIGHEST_LEVEL) return null;
  return [
    `${path} asks for ${grade.toFixed(1)} years of school, and may ask for ${HIGHEST_LEVEL}. Its hardest sentences:`,
    ...hardest.slice(0, 3).map((sentence) => `  ${gradeLevel([sentence]).toFixed(1)}  ${sentence}`),
    'Make its sentences shorter and their words more common (src/content). Where they have to stay as they are,',
    `say the same plainly in a section '${SUMMARY}' of that page, in ${LEAST_SUMMARY_WORDS} words or more.`,
  ].join('\n');
}
