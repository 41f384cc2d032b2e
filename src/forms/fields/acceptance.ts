import { filterEmail, filterMessage, filterName, filterPhone, limitsFor } from '../../submission/filters';
import type { Filtered, FormRules } from '../../submission/filters';

/** The filtered kinds of text (§5.1). */
export type TextKind = 'name' | 'email' | 'phone' | 'message';

/** What a field keeps of what was typed or pasted. */
export const accept = (kind: TextKind, text: string, rules: FormRules): Filtered => filters[kind](text, rules);

const filters = {
  name: filterName,
  email: filterEmail,
  phone: filterPhone,
  message: filterMessage,
} satisfies Record<TextKind, (text: string, rules: FormRules) => Filtered>;

const hints = {
  specified: {
    name: 'Letters and spaces only, up to 18 characters.',
    email: 'An address that ends in .com, up to 28 characters: letters, digits, @ and dots.',
    phone: '10 digits, without the country code.',
    message: 'Up to 500 characters.',
  },
  inclusive: {
    name: 'Letters, spaces, hyphens and apostrophes, up to 70 characters.',
    email: 'For example name@example.com',
    phone: 'Digits only, without the country code.',
    message: 'Up to 500 characters.',
  },
} satisfies Record<FormRules, Record<TextKind, string>>;

/** What a field accepts, in words, for its hint. */
export const hintFor = (kind: TextKind, rules: FormRules): string => hints[rules][kind];

const kept = {
  specified: { name: 'only letters and spaces', email: 'only letters, digits, @ and dots' },
  inclusive: { name: 'only letters, spaces, hyphens and apostrophes', email: 'no spaces' },
} satisfies Record<FormRules, Partial<Record<TextKind, string>>>;

/** Screen readers pass over most signs: these are named as well. */
const SIGNS: Readonly<Record<string, string>> = {
  '-': 'hyphen',
  '–': 'dash',
  _: 'underscore',
  '+': 'plus',
  "'": 'apostrophe',
  '’': 'apostrophe',
  ',': 'comma',
  '.': 'full stop',
  ':': 'colon',
  ';': 'semicolon',
  '!': 'exclamation mark',
  '?': 'question mark',
  '/': 'slash',
  '(': 'bracket',
  ')': 'bracket',
  '"': 'quotation mark',
  '&': 'ampersand',
  '#': 'number sign',
};

const named = (sign: string): string =>
  /\s/.test(sign) ? 'space' : SIGNS[sign] ? `${SIGNS[sign]} '${sign}'` : `'${sign}'`;

/** More different signs than these are not listed one by one. */
const LISTED = 3;

/** What was left out, in words: "Hyphen '-' was left out: only digits". '' when nothing was. */
export function leftOutWords(kind: TextKind, rules: FormRules, { left, isCut }: Omit<Filtered, 'value'>): string {
  const signs = [...new Set([...left].map(named))];
  const list =
    signs.length > LISTED
      ? 'some characters'
      : [signs.slice(0, -1).join(', '), signs.at(-1)].filter((part) => part !== '').join(' and ');
  const rule = kind === 'name' || kind === 'email' ? kept[rules][kind] : 'only digits';
  const sentence = `${list.charAt(0).toUpperCase()}${list.slice(1)} ${signs.length === 1 ? 'was' : 'were'} left out: ${rule}`;
  const unit = kind === 'phone' ? 'digits' : 'characters';
  return [
    ...(signs.length > 0 ? [sentence] : []),
    ...(isCut ? [`Only the first ${limitsFor(rules)[kind]} ${unit} are kept`] : []),
  ].join('. ');
}
