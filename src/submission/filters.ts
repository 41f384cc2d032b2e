/**
 * §5.1: what the fields of the contact and apply forms keep while somebody types or pastes. No dependency: runs on each
 * key.
 */

/** 'specified': the rules of §5. 'inclusive': any script, any valid address, phone lengths by country. */
export type FormRules = 'specified' | 'inclusive';

/** §9.2. Lengths in UTF-16 code units, as `value.length` counts them. */
export const LIMITS = { name: 18, email: 28, phone: 10, message: 500 } as const;

/** Under 'inclusive' rules: room for long names, RFC 5321's longest address, E.164's longest number. */
export const INCLUSIVE_LIMITS = { name: 70, email: 254, phone: 15, message: 500 } as const;

export const limitsFor = (rules: FormRules): Record<keyof typeof LIMITS, number> =>
  rules === 'inclusive' ? INCLUSIVE_LIMITS : LIMITS;

export interface Filtered {
  value: string;
  /** What the filter took out, each character once in the order of its first: the form says so. */
  left: string;
  /** Something did not fit within the limit: the form says so too. */
  isCut: boolean;
}

/** Join controls belong to the spelling of Persian and Indic names. */
const NOT_IN_A_NAME = { specified: /[^A-Za-z ]/gu, inclusive: /[^\p{L}\p{M}\p{Join_C} .'’·-]/gu } as const;
const NOT_IN_AN_EMAIL = { specified: /[^A-Za-z0-9@.]/gu, inclusive: /[\s\p{C}]/gu } as const;
const NOT_IN_A_PHONE = /[^0-9]/gu;

/** Cuts to at most `limit` code units, never through the middle of a character outside the BMP. */
function cut(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const splitsPair = /[\ud800-\udbff]/.test(text.charAt(limit - 1)) && /[\udc00-\udfff]/.test(text.charAt(limit));
  return text.slice(0, splitsPair ? limit - 1 : limit);
}

/** The filter runs before the cut, so that '98-76-54-32-10' pasted is ten digits. */
function keep(text: string, unwanted: RegExp | null, limit: number): Filtered {
  const kept = unwanted ? text.replace(unwanted, '') : text;
  const value = cut(kept, limit);
  const left = kept === text ? '' : [...new Set(text.match(unwanted ?? ''))].join('');
  return { value, left, isCut: value !== kept };
}

/** Letters and spaces, at most 18 (inclusive: names in any script, at most 70). */
export const filterName = (text: string, rules: FormRules = 'specified'): Filtered =>
  keep(text, NOT_IN_A_NAME[rules], limitsFor(rules).name);

/** Letters, digits, '@' and '.', at most 28 (inclusive: all but spaces and control characters, at most 254). */
export const filterEmail = (text: string, rules: FormRules = 'specified'): Filtered =>
  keep(text, NOT_IN_AN_EMAIL[rules], limitsFor(rules).email);

/** Digits, at most 10 (inclusive: at most 15). */
export const filterPhone = (text: string, rules: FormRules = 'specified'): Filtered =>
  keep(text, NOT_IN_A_PHONE, limitsFor(rules).phone);

/** At most 500 characters of a message or cover letter. */
export const filterMessage = (text: string, rules: FormRules = 'specified'): Filtered =>
  keep(text, null, limitsFor(rules).message);
