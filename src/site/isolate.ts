import { pageDirection } from './pageDirection';

const IS_RIGHT_TO_LEFT = pageDirection === 'rtl';
/**
 * FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE (UAX #9). An isolated text without a letter runs from left to right.
 */
const [ISOLATE_START, ISOLATE_END] = ['\u2068', '\u2069'];

/**
 * Matches e-mail addresses, phone numbers and other long groups of digits in any script. If a Latin word precedes the
 * digits, the match includes the word ('EN 301 549').
 */
const NUMBER_OR_ADDRESS_PATTERN = /(?:[a-z]+\s)?\+?\p{Nd}[\p{Nd}\s()/.-]{5,}\p{Nd}|[\w.+-]+@[\w.-]+\w/giu;

/**
 * Returns a value enclosed in an isolate. Without the isolate, right-to-left text would show '+966 11 555 0123' as
 * '0123 555 11 966+'. The isolate consists of two invisible characters, because plain text cannot contain `<bdi>`. An
 * empty value, and any value in a left-to-right language, stays unchanged.
 */
export const isolate = (value: string): string =>
  IS_RIGHT_TO_LEFT && value ? ISOLATE_START + value + ISOLATE_END : value;

/**
 * Returns a text in which an isolate encloses each e-mail address, phone number and other long group of digits. In
 * left-to-right languages, returns the text unchanged.
 */
export const isolateNumbersAndAddresses = (text: string): string =>
  IS_RIGHT_TO_LEFT ? text.replaceAll(NUMBER_OR_ADDRESS_PATTERN, isolate) : text;
