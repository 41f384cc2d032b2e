import { string } from 'yup';
import type { StringSchema } from 'yup';
import { words } from '#site/words/messages';
import { fill } from '../site/fill';
import { LIMITS } from './filters';
import type { FormRules } from './filters';
import { isMailbox } from './mailbox';

/** The checks of §5.2, one field each: the forms' schemas and the relay's are built from the same parts. */

export type EmailForm = 'application' | 'contact';

/** §5.2 to the letter: everything after '@' is the domain, and a dot or hyphen right before '.com' is allowed. */
const SPECIFIED_EMAIL = /^[A-Za-z][A-Za-z0-9._]*@[A-Za-z0-9][A-Za-z0-9.-]*\.com$/;

/** Spaces alone count as empty. */
const hasText = (value: string | undefined): boolean => value !== undefined && value.trim() !== '';

export function nameField(rules: FormRules): StringSchema {
  const field = string().test('present', words.name.missing, hasText);
  return rules === 'inclusive'
    ? field
        .matches(/^[\p{L}\p{M}\p{Join_C} .'’·-]*$/u, words.name.signs)
        .test('a-letter', words.name.noLetter, (value) => !hasText(value) || /\p{L}/u.test(value ?? ''))
    : field.matches(/^[A-Za-z ]*$/, words.name.notLetters);
}

/** Which of §5.2's messages an address gets that is not valid. */
function emailMessage(address: string, form: EmailForm): string {
  if (form === 'application') return words.email.invalid;
  // Without an '@' the whole text is the username.
  if (!/^[A-Za-z]/.test(address)) return words.email.start;
  return address.endsWith('.com') ? words.email.format : words.email.ending;
}

export function emailField(form: EmailForm, rules: FormRules): StringSchema {
  return string()
    .test('present', words.email.missing, (value) => Boolean(value))
    .test('email', (value, context) => {
      if (!value) return true;
      if (rules === 'inclusive') return isMailbox(value) || context.createError({ message: words.email.invalid });
      return SPECIFIED_EMAIL.test(value) || context.createError({ message: emailMessage(value, form) });
    });
}

/** What a phone number of other than ten digits gets. */
export const wrongDigits = (): string => fill(words.phone.digits, { digits: LIMITS.phone });

/** '+' and 6 to 18 digits: E.164 with some room. */
export const isPlausiblePhone = (number: string): boolean => /^\+[1-9][0-9]{5,17}$/.test(number);

/**
 * Whether a number with its country code ('+4917612345678') exists in that country's plan. Fetches the plans on first
 * use; where they can't be had, any plausible number passes, for the relay looks again and nobody should be locked out
 * by a lost download.
 */
export async function isPhoneOfItsCountry(number: string): Promise<boolean> {
  if (!isPlausiblePhone(number)) return false;
  const plans = await import('libphonenumber-js/min').catch(() => null);
  return plans === null || (plans.parsePhoneNumberFromString(number)?.isValid() ?? false);
}

/** Cover letter or message: only emptiness is an error, the length is cut while typing (§5.1). */
export const textField = (emptyMessage: string): StringSchema => string().test('present', emptyMessage, hasText);
