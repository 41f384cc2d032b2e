import type { FieldRules } from '../fieldRules';
import { INCLUSIVE_NAME_CHARACTERS, type ValueByRules } from '../filters';

/** The field definitions that several forms share. */

export const applyToAllRules = <Value>(value: Value): ValueByRules<Value> => ({ specified: value, inclusive: value });

const UNWANTED_NAME_CHARACTERS = {
  specified: /[^A-Za-z ]/gu,
  inclusive: new RegExp(`[^${INCLUSIVE_NAME_CHARACTERS}]`, 'gu'),
};
const UNWANTED_EMAIL_CHARACTERS = { specified: /[^A-Za-z0-9@.]/gu, inclusive: /[\s\p{C}]/gu };
const UNWANTED_PHONE_CHARACTERS = applyToAllRules(/[^0-9]/gu);

/**
 * The fields of §5.1 with the limits of §9.2. The 'inclusive' limits are 70 characters for a name, and the maximum
 * lengths of RFC 5321 (e-mail address) and E.164 (phone number).
 */
export const nameField = {
  kind: 'line',
  limit: { specified: 18, inclusive: 70 },
  unwantedCharacters: UNWANTED_NAME_CHARACTERS,
  filterKind: 'name',
  isRequired: true,
  rule: (fieldRules: FieldRules) => fieldRules.name(),
} as const;
export const emailField = {
  kind: 'line',
  limit: { specified: 28, inclusive: 254 },
  unwantedCharacters: UNWANTED_EMAIL_CHARACTERS,
  filterKind: 'email',
  isRequired: true,
} as const;
export const phoneField = {
  kind: 'phone',
  limit: { specified: 10, inclusive: 15 },
  unwantedCharacters: UNWANTED_PHONE_CHARACTERS,
  separators: { specified: undefined, inclusive: /^[\s()./‐–-]$/ },
  // The specified rules remove every character except the digits 0 to 9, including the digits of other scripts (§5.1).
  shouldConvertDigits: { specified: false, inclusive: true },
  filterKind: 'phone',
  isRequired: true,
  rule: (fieldRules: FieldRules) => fieldRules.phone(),
  mail: { label: 'phone' },
} as const;
/** A message or a cover letter with at most 500 characters (§9.2). */
export const messageField = {
  kind: 'text',
  limit: applyToAllRules(500),
  filterKind: 'message',
  isRequired: true,
  isExamined: true,
} as const;

/**
 * Optional texts (§5.3). With these limits, a form without a résumé stays below the relay's limit of 32 KB, even if
 * every character takes three bytes.
 */
export const shortTextField = { kind: 'line', limit: applyToAllRules(100) } as const;
export const longTextField = { kind: 'text', limit: applyToAllRules(4000) } as const;
export const optionalContactFields = {
  name: { ...shortTextField, mail: { label: 'name' } },
  email: {
    kind: 'line',
    limit: applyToAllRules(254),
    rule: (fieldRules: FieldRules) => fieldRules.optionalEmail(),
    mail: { label: 'email', kind: 'address' },
  },
  phone: { kind: 'line', limit: applyToAllRules(30), mail: { label: 'phone' } },
} as const;
