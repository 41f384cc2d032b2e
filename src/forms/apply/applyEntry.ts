import type { CountryCode, Settings } from '../../site/types';
import { checkForm } from '../../submission';
import type { ApplicationFormValues, Submission } from '../../submission';
import { buildApplicationPayload } from '../../submission/payloads';
import { codeOf } from '../fields/international';

export type ApplyValues = ApplicationFormValues & { country: string };

/** What becomes of an application's values (§2.11), whoever sends them. The résumé's bytes are looked at apart. */
export const applyEntry = (countries: readonly CountryCode[], rules: Settings['formRules'], jobTitle: string) => ({
  check: (values: ApplyValues) =>
    checkForm('application', values, rules, { countryCode: codeOf(countries, values.country) }),
  /** `file` is the résumé as a data URL. */
  submission: (values: ApplyValues, file: { name: string; dataUrl: string }, now: Date): Submission => ({
    kind: 'application',
    payload: buildApplicationPayload(values, codeOf(countries, values.country), jobTitle, file, now),
  }),
});
