const DIGIT_PATTERN = /\p{Nd}/u;
const NON_ASCII_DIGIT_PATTERN = /(?![0-9])\p{Nd}/gu;
/** Matches the full-width forms of ASCII characters. */
const FULL_WIDTH_PATTERN = /[\uff01-\uff5e]/g;
const FULL_WIDTH_OFFSET = 0xfee0;
/**
 * The invisible characters that change the reading direction (marks, embeddings, overrides and isolates), and the
 * byte-order mark.
 */
export const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/**
 * Returns the value of a digit of any script as '0' to '9'. In Unicode, the ten digits of a script have consecutive
 * code points, from 0 to 9. The digits of the next script may follow directly. The value is therefore the distance from
 * the first digit of the complete sequence, modulo 10.
 */
function getDigitValue(digit: string): string {
  const codePoint = digit.codePointAt(0) ?? 0;
  let firstCodePoint = codePoint;
  while (DIGIT_PATTERN.test(String.fromCodePoint(firstCodePoint - 1))) firstCodePoint -= 1;
  return String((codePoint - firstCodePoint) % 10);
}

/**
 * Returns a typed number in which 0 to 9 replace the digits of other scripts ('٠٥٠', '０５０'). Also replaces full-width
 * characters with ASCII characters, and removes the `BIDI_CONTROLS` of text from Arabic or Hebrew pages.
 */
export const toAsciiNumber = (text: string): string =>
  text
    .replace(FULL_WIDTH_PATTERN, (character) => String.fromCharCode(character.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replace(NON_ASCII_DIGIT_PATTERN, getDigitValue)
    .replace(BIDI_CONTROLS, '');
