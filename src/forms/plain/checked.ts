import { settings } from '#site/settings';
import type { Submission } from '../../submission';
import { validatePayload } from '../../submission/payloadRules';
import { FORM_FIELD } from '../../submission/types';
import type { FieldErrors } from '../shared/fieldErrors';

/**
 * What is wrong with a form that no script filtered: what the form's own rules say of its `values`, and the limits that the
 * wire has, in the order of `names`.
 */
export async function checked(
  submission: Submission,
  found: FieldErrors,
  names: readonly string[],
): Promise<FieldErrors> {
  const verdict = await validatePayload(submission.kind, submission.payload, settings.formRules);
  const onTheWire = verdict.ok ? {} : verdict.errors;
  const errors: FieldErrors = {};
  for (const [field, message] of Object.entries(onTheWire)) errors[FORM_FIELD[field] ?? field] ??= message;
  Object.assign(errors, found);
  return Object.fromEntries(
    [...names.filter((name) => errors[name]), ...Object.keys(errors)].map((name) => [name, errors[name]]),
  );
}
