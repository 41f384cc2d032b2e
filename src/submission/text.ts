import { BIDI_CONTROLS } from './plainNumber';

/** Functions that make a visitor's input harmless in mails and in the spreadsheet. */

/** Matches control characters except the line feed, and unpaired surrogates. */
const CONTROL_CHARACTER_PATTERN = /(?!\n)\p{Cc}|\p{Cs}/gu;
const NON_LF_LINE_BREAK_PATTERN = /\r\n?|[\u0085\u2028\u2029]/g;

/**
 * Returns whether a text contains a control character or a line break. Valid names, e-mail addresses and titles contain
 * neither.
 */
export const hasControlCharacters = (value: string): boolean => /[\p{Cc}\u2028\u2029]/u.test(value);

/**
 * Returns a text of several lines without control and bidi characters. Line breaks become '\n', and tabs become spaces.
 * Joiners within emoji and words stay.
 */
export function cleanText(value: string): string {
  return value
    .replace(NON_LF_LINE_BREAK_PATTERN, '\n')
    .replaceAll('\t', ' ')
    .replace(CONTROL_CHARACTER_PATTERN, '')
    .replace(BIDI_CONTROLS, '');
}

/**
 * Returns the result of `cleanText` on one line, for a subject or a name. Each line break and each sequence of spaces
 * becomes one space. Single no-break spaces stay, because French has them before a colon.
 */
export const cleanLine = (value: string): string =>
  cleanText(value)
    .replace(/\s{2,}|[^\S\u00a0\u202f]/g, ' ')
    .trim();

/** Returns a text that is escaped for HTML content and for quoted attributes. */
export const escapeHtml = (value: string): string =>
  value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

const ZERO_WIDTH_SPACE = '\u200b';

/**
 * Matches the separators inside a URL or an e-mail address: a dot before a letter, an '@', and the ':' after a scheme.
 * The pattern includes the full-width and ideographic dots, because browsers convert them to '.' in a host name. The
 * pattern also includes the full-width '@' and ':', in case a mail program converts these characters.
 */
const LINK_SEPARATOR_PATTERN =
  /[.\u3002\uff0e\uff61](?=[\p{L}\p{M}])|[@\uff20](?=\S)|(?<=\p{L})[:\uff1a](?=\S)|:(?=\/)/gu;

/**
 * Returns a text in which mail programs do not turn 'https://evil.com', 'www.evil.com' or 'me@evil.com' into links.
 * Adds a zero-width space after every separator of a URL or an e-mail address. The text looks the same and sounds the
 * same in screen readers. Long URLs and e-mail addresses can wrap at the zero-width spaces. The disadvantage is that a
 * copied URL or e-mail address contains these spaces. `emailLayout.ts` does not change the submitter's e-mail address.
 */
export const breakLinks = (value: string): string => value.replace(LINK_SEPARATOR_PATTERN, `$&${ZERO_WIDTH_SPACE}`);

/**
 * Returns a text that a spreadsheet does not store as a formula. Removes bidi characters, most control characters and
 * unpaired surrogates. A leading = + - @ (also full-width), tab or line break would start a formula, and
 * '+919876543210' would become a number. The function therefore adds a leading apostrophe, which the spreadsheet hides.
 * The function also doubles a leading apostrophe of the visitor, because the spreadsheet would hide a single one.
 */
export function toSpreadsheetText(value: string): string {
  // Invisible characters before a formula's first character would hide the formula from the check below.
  const visibleText = value.replace(/(?![\t\r\n])\p{Cc}|\p{Cs}/gu, '').replace(BIDI_CONTROLS, '');
  return /^[=+\-@\t\r\n'\uff1d\uff0b\uff0d\uff20]/.test(visibleText) ? `'${visibleText}` : visibleText;
}

/**
 * Returns a payload in which `toSpreadsheetText` has converted each field. Direct mode does not use this function,
 * because direct mode sends the payloads of §3.12 and §3.13 unchanged.
 */
export const toSpreadsheetRow = (payload: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(payload).map(([field, value]) => [field, toSpreadsheetText(value)]));
