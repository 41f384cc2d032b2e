import { string } from 'yup';
import type { StringSchema } from 'yup';
import { settings } from '#site/settings';
import { words } from '#site/words/messages';
import { fillPlaceholders } from '../site/fill';
import { INCLUSIVE_NAME_CHARACTERS, type FormRules } from './filters';
import { isMailbox } from './mailbox';
import { isValidPhoneNumber } from './phoneNumber';

/** The validation rules of single fields (§5.2, §5.3). The form definitions in `forms/` use these rules. */

/**
 * Matches an e-mail address by the literal rule of §5.2: everything after '@' is the domain, and the character before
 * '.com' may be a dot or a hyphen.
 */
const SPECIFIED_EMAIL_PATTERN = /^[A-Za-z][A-Za-z0-9._]*@[A-Za-z0-9][A-Za-z0-9.-]*\.com$/;
/** Matches the values that an input with `type="number"` accepts. */
const HTML_NUMBER_PATTERN = /^-?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?$/i;
/** Matches the amounts that `parseAmount` returns. */
const AMOUNT_PATTERN = /^\d+(?:\.\d{1,2})?$/;
/** The number of digits in a phone number (§5.2). */
const PHONE_DIGIT_COUNT = 10;

/** Returns an example amount for the error message of an invalid budget. */
const formatExampleAmount = (): string => new Intl.NumberFormat(settings.locale).format(75_000);

/**
 * Returns whether a value contains a character other than whitespace, control characters and other invisible
 * characters. U+2800, the blank braille cell, is also invisible.
 */
const hasText = (value: string | undefined): boolean =>
  /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u.test(value ?? '');
const requireText = (message: string) => string().test('present', message, hasText);
const matchIfPresent = (pattern: RegExp, message: string) =>
  string().matches(pattern, { message, excludeEmptyString: true });

/** Returns the message of §5.2 for an invalid e-mail address. */
function getEmailMessage(address: string, form: 'application' | 'contact'): string {
  if (form === 'application') return words.email.invalid;
  // Without '@', the whole text counts as the part before '@'.
  if (!/^[A-Za-z]/.test(address)) return words.email.start;
  return address.endsWith('.com') ? words.email.format : words.email.ending;
}

/**
 * Returns functions that create the schema of a field under the given rules (`formRules`). `callingCode` is the calling
 * code of the selected country, such as '+49'.
 */
export const createFieldRules = (rules: FormRules, callingCode: string) => ({
  name: (): StringSchema =>
    rules === 'inclusive'
      ? requireText(words.name.missing)
          .matches(new RegExp(`^[${INCLUSIVE_NAME_CHARACTERS}]*$`, 'u'), words.name.signs)
          .test('a-letter', words.name.noLetter, (value) => !hasText(value) || /\p{L}/u.test(value ?? ''))
      : requireText(words.name.missing).matches(/^[A-Za-z ]*$/, words.name.notLetters),
  email: (form: 'application' | 'contact'): StringSchema =>
    requireText(words.email.missing).test('email', (value, context) => {
      if (!value) return true;
      if (rules === 'inclusive') return isMailbox(value) || context.createError({ message: words.email.invalid });
      return SPECIFIED_EMAIL_PATTERN.test(value) || context.createError({ message: getEmailMessage(value, form) });
    }),
  phone: (): StringSchema => {
    const requiredSchema = requireText(words.phone.missing);
    if (rules === 'specified') {
      const message = fillPlaceholders(words.phone.digits, { digits: PHONE_DIGIT_COUNT });
      return requiredSchema.matches(new RegExp(`^[0-9]{${PHONE_DIGIT_COUNT}}$`), { message, excludeEmptyString: true });
    }
    return requiredSchema.test(
      'country',
      words.phone.ofCountry,
      (value) => !value || isValidPhoneNumber(callingCode + value),
    );
  },
  /** Creates the schema of a message or a cover letter. The schema rejects only a text without visible characters. */
  text: (field: 'message' | 'coverLetter'): StringSchema => requireText(words[field].missing),
  /**
   * Creates the schema of an optional e-mail address. Yup's rule is HTML's rule for `type="email"`, which the browser
   * checks too. Firefox also accepts a domain such as 'müller.de', and does not convert it to ASCII letters.
   */
  optionalEmail: (): StringSchema => {
    const schema = string().email(words.email.invalid);
    if (rules === 'specified') return schema;
    return string().test('email', words.email.invalid, (value = '') => isMailbox(value) || schema.isValidSync(value));
  },
  optionalAmount: (): StringSchema =>
    rules === 'inclusive'
      ? matchIfPresent(AMOUNT_PATTERN, fillPlaceholders(words.budget.notAnAmount, { example: formatExampleAmount() }))
      : matchIfPresent(HTML_NUMBER_PATTERN, words.budget.notANumber),
  /**
   * Creates the schema of a choice from a list. The error message is for developers, because no page sends a value
   * outside of the list.
   */
  optionalOneOf: (values: readonly string[]): StringSchema =>
    string().oneOf(['', ...values], `Must be '${values.join("' or '")}'`),
});

export type FieldRules = ReturnType<typeof createFieldRules>;
export type FieldRule = (fieldRules: FieldRules) => StringSchema;
