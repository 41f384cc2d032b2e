import { pageDirection } from './pageDirection';

const IS_RIGHT_TO_LEFT = pageDirection === 'rtl';
/**
 * FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE (UAX #9). An isolated text without a letter runs from left to right.
 */
const [START, END] = ['\u2068', '\u2069'];

/**
 * Matches e-mail addresses, phone numbers and other long groups of digits in any script. If a Latin word precedes the
 * digits, the match includes the word ('EN 301 549').
 */
const RUNS = /(?:[a-z]+\s)?\+?\p{Nd}[\p{Nd}\s()/.-]{5,}\p{Nd}|[\w.+-]+@[\w.-]+\w/giu;

/**
 * Returns a value between isolates. Without isolates, right-to-left text would show '+966 11 555 0123' as
 * '0123 555 11 966+'. Texts without markup need isolates, because they cannot contain `<bdi>`. In left-to-right
 * languages, returns the value unchanged.
 */
export const isolate = (value: string): string => (IS_RIGHT_TO_LEFT && value ? START + value + END : value);

/** Returns a text with each phone number and e-mail address isolated by {@link isolate}. */
export const isolateNumbersAndAddresses = (text: string): string =>
  IS_RIGHT_TO_LEFT ? text.replaceAll(RUNS, isolate) : text;
