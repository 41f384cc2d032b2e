import type { CountryCode, Settings } from '../../site/types';
import { checkForm } from '../../submission';
import type { ContactFormValues, Submission } from '../../submission';
import { buildContactPayload } from '../../submission/payloads';
import { codeOf } from '../fields/international';

export type ContactValues = ContactFormValues & { country: string };

/** What becomes of the message form's values (§2.12), whoever sends them: a script, or the relay for a plain form. */
export const contactEntry = (countries: readonly CountryCode[], rules: Settings['formRules']) => ({
  check: (values: ContactValues) =>
    checkForm('contact', values, rules, { countryCode: codeOf(countries, values.country) }),
  submission: (values: ContactValues, now: Date): Submission => ({
    kind: 'contact',
    payload: buildContactPayload(values, codeOf(countries, values.country), now),
  }),
});
