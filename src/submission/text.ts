/** Makes what a visitor typed harmless wherever it is shown again: in mails and in the spreadsheet. */

/** C0 and C1 controls but line feed, and lone halves of surrogate pairs. */
const CONTROLS = /(?!\n)\p{Cc}|\p{Cs}/gu;
/** Marks, embeddings, overrides and isolates that turn the reading direction of what follows; the byte-order mark. */
const BIDI = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g;

/** True when a text holds a control character or a line end: never in a name, an address or a title. */
export const hasControls = (value: string): boolean => /[\p{Cc}\u2028\u2029]/u.test(value);

/**
 * Several lines: line ends become '\n', tabs become spaces, control and bidi characters go. Joiners of emoji and
 * scripts stay.
 */
export function cleanText(value: string): string {
  return value.replace(LINE_ENDS, '\n').replaceAll('\t', ' ').replace(CONTROLS, '').replace(BIDI, '');
}

/** One line: as `cleanText`, with line ends and runs of spaces as one space. Fit for a subject or a name. */
export const cleanLine = (value: string): string => cleanText(value).replace(/\s+/g, ' ').trim();

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML that shows exactly that text, in content and in quoted attributes. */
export const escapeHtml = (value: string): string =>
  value.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

const ZERO_WIDTH_SPACE = '\u200b';

/**
 * A dot before a letter, an '@' and the ':' after a scheme, in the full-width and ideographic forms too that browsers
 * take for them.
 */
const LINK_JOINTS = /[.\u3002\uff0e\uff61](?=[\p{L}\p{M}])|[@\uff20](?=\S)|(?<=\p{L})[:\uff1a](?=\S)|:(?=\/)/gu;

/**
 * Keeps a mail program from making a link of 'https://evil.com', 'www.evil.com' or 'me@evil.com': a zero-width space
 * goes in after every joint of an address. No program takes that character for a part of one, people see and hear the
 * same text, and long addresses may wrap there. Who copies an address out of a message copies the spaces with it, which
 * is the price; the sender's own address is kept whole (`emailLayout`).
 */
export const breakLinks = (value: string): string => value.replace(LINK_JOINTS, `$&${ZERO_WIDTH_SPACE}`);

/**
 * What could hide a formula's first character, and what turns text around. Tabs and line ends are for the guard below.
 */
const HIDDEN = /(?![\t\r\n])\p{Cc}|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/**
 * A value that a spreadsheet stores as text: what starts with = + - @ (full-width ones too), a tab or a line end would
 * be run as a formula, and '+919876543210' would become a sum. The leading apostrophe is the spreadsheet's own mark for
 * text and is not shown. A visitor's own leading apostrophe gets one as well, or the spreadsheet would hide it.
 */
export function asSpreadsheetText(value: string): string {
  const visible = value.replace(HIDDEN, '');
  return /^[=+\-@\t\r\n'\uff1d\uff0b\uff0d\uff20]/.test(visible) ? `'${visible}` : visible;
}

/** Returns a payload whose every field a spreadsheet stores as text. Direct mode sends §3.12 and §3.13 as they are. */
export const asSpreadsheetRow = (payload: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(payload).map(([field, value]) => [field, asSpreadsheetText(value)]));
