/** Functions that make a visitor's input harmless in mails and in the spreadsheet. */

/** C0 and C1 controls except line feed, and unpaired surrogates. */
const CONTROLS = /(?!\n)\p{Cc}|\p{Cs}/gu;
/** Marks, embeddings, overrides and isolates that change the reading direction, and the byte-order mark. */
const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g;

/**
 * Returns whether a text contains a control character or a line break, which names, addresses and titles never contain.
 */
export const hasControls = (value: string): boolean => /[\p{Cc}\u2028\u2029]/u.test(value);

/**
 * Returns a text of several lines without control and bidi characters. Line breaks become '\n', and tabs become spaces.
 * Joiners of emoji and scripts stay.
 */
export function cleanText(value: string): string {
  return value.replace(LINE_ENDS, '\n').replaceAll('\t', ' ').replace(CONTROLS, '').replace(BIDI_CONTROLS, '');
}

/**
 * Returns the result of `cleanText` on one line, for a subject or a name. Line breaks and runs of spaces become one
 * space. Single no-break spaces stay, because French has them before a colon.
 */
export const cleanLine = (value: string): string =>
  cleanText(value)
    .replace(/\s{2,}|[^\S\u00a0\u202f]/g, ' ')
    .trim();

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for HTML content and for quoted attributes. */
export const escapeHtml = (value: string): string =>
  value.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

const ZERO_WIDTH_SPACE = '\u200b';

/**
 * The separators inside an address: a dot before a letter, an '@', and the ':' after a scheme. Includes the full-width
 * and ideographic forms that browsers treat as equal.
 */
const LINK_JOINTS = /[.\u3002\uff0e\uff61](?=[\p{L}\p{M}])|[@\uff20](?=\S)|(?<=\p{L})[:\uff1a](?=\S)|:(?=\/)/gu;

/**
 * Stops mail programs from linking 'https://evil.com', 'www.evil.com' or 'me@evil.com'. Adds a zero-width space after
 * every separator of an address. No program accepts that character as part of an address. The text appears and sounds
 * the same, and long addresses can wrap at these spaces. The disadvantage: copying an address also copies the spaces.
 * The submitter's address stays unchanged (`emailLayout`).
 */
export const breakLinks = (value: string): string => value.replace(LINK_JOINTS, `$&${ZERO_WIDTH_SPACE}`);

/**
 * Characters that hide a formula's first character or change the reading direction. `toSpreadsheetText` handles tabs
 * and line breaks.
 */
const HIDDEN = /(?![\t\r\n])\p{Cc}|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/**
 * Returns a value that a spreadsheet stores as text. A leading = + - @ (also full-width), tab or line break would start
 * a formula, and '+919876543210' would become a sum. The added leading apostrophe is the spreadsheet's own mark for
 * text and stays invisible. The function doubles a visitor's own leading apostrophe, because the spreadsheet would hide
 * it.
 */
export function toSpreadsheetText(value: string): string {
  const visible = value.replace(HIDDEN, '');
  return /^[=+\-@\t\r\n'\uff1d\uff0b\uff0d\uff20]/.test(visible) ? `'${visible}` : visible;
}

/**
 * Returns a payload whose fields a spreadsheet stores as text. Direct mode sends the payloads of §3.12 and §3.13
 * unchanged.
 */
export const toSpreadsheetRow = (payload: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(payload).map(([field, value]) => [field, toSpreadsheetText(value)]));
