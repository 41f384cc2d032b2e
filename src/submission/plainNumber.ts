const DIGIT = /\p{Nd}/u;
const OTHER_DIGITS = /(?![0-9])\p{Nd}/gu;
/** The characters of ASCII in the width of Chinese and Japanese letters. */
const FULL_WIDTH = /[\uff01-\uff5e]/g;
const WIDTH_DISTANCE = 0xfee0;
/** Invisible marks of direction, which copies from pages in Arabic or Hebrew contain. */
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Returns the value of a digit of any script, '0' to '9'. Unicode assigns the digits of a script in ascending order, and
 * runs of several scripts have no gap. So the distance from the start of the run gives the value.
 */
function valueOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let start = code;
  while (DIGIT.test(String.fromCodePoint(start - 1))) start -= 1;
  return String((code - start) % 10);
}

/**
 * Returns a typed number with the digits 0 to 9 for those of any script ('٠٥٠', '０５０'), with signs of ASCII for those
 * of full width, and without marks of direction.
 */
export const plainNumber = (text: string): string =>
  text
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - WIDTH_DISTANCE))
    .replace(OTHER_DIGITS, valueOf)
    .replace(DIRECTION, '');
