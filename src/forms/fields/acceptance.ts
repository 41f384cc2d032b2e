import { filterEmail, filterMessage, filterName, filterPhone, limitsFor } from '../../submission/filters';
import type { Filtered, FormRules } from '../../submission/filters';

/** The filtered kinds of text (§5.1). */
export type TextKind = 'name' | 'email' | 'phone' | 'message';

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

const kept = {
  specified: {
    name: 'Only letters and spaces are kept',
    email: 'Only letters, digits, @ and dots are kept',
    phone: 'Only digits are kept',
    message: '',
  },
  inclusive: {
    name: 'Only letters, spaces, hyphens and apostrophes are kept',
    email: 'Spaces are left out',
    phone: 'Only digits are kept',
    message: '',
  },
} satisfies Record<FormRules, Record<TextKind, string>>;

/** What a field accepts, in words, for its hint. */
export const hintFor = (kind: TextKind, rules: FormRules): string => hints[rules][kind];

export interface Accepted {
  value: string;
  /** What was left out, in words; '' when nothing was. */
  notice: string;
}

/** What a field keeps of what was typed or pasted, and the words for what it left out. */
export function accept(kind: TextKind, text: string, rules: FormRules): Accepted {
  const { value, removed } = filters[kind](text, rules);
  if (!removed) return { value, notice: '' };
  const wasOnlyCut = text.startsWith(value);
  const limit = limitsFor(rules)[kind];
  // One less than the limit where the cut would have split a character in two.
  const isFull = value.length >= limit - 1;
  const unit = kind === 'phone' ? 'digits' : 'characters';
  const notice = wasOnlyCut && isFull ? `Only the first ${limit} ${unit} are kept` : kept[rules][kind];
  return { value, notice };
}
