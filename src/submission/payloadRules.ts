import { object, ValidationError } from 'yup';
import type { AnyObjectSchema, StringSchema } from 'yup';
import { settings } from '#site/settings';
import { words } from '#site/words/messages';
import { budgetCurrenciesOf } from '../site/currency';
import { emailField, nameField, textField } from './fieldRules';
import { limitsFor } from './filters';
import type { FormRules } from './filters';
import { TARGET_GID } from './types';
import type { Submission, SubmissionKind } from './types';
import {
  atMost,
  literal,
  oneOf,
  LOOSE_PHONE_LIMIT,
  looseBudget,
  looseEmail,
  looseText,
  oneLine,
  phone,
  resumeBase64,
  resumeFileName,
  timestamp,
  title,
} from './wireFields';

/**
 * What the relay takes: the forms' rules again, on payloads that anybody may have written. For the server, not for the
 * browser. What no form could send wrongly (a type, a tab, a time) is said in English, to whoever wrote the program.
 */

const schemas = {
  contact: (rules) => ({
    timestamp: timestamp(),
    name: oneLine(nameField(rules), limitsFor(rules).name),
    email: oneLine(emailField('contact', rules), limitsFor(rules).email),
    phone: phone(rules),
    message: textField(words.message.missing).max(...atMost(limitsFor(rules).message)),
    targetGid: literal(TARGET_GID.contact),
  }),
  application: (rules) => ({
    timestamp: timestamp(),
    jobTitle: title().required('Job title is required'),
    name: oneLine(nameField(rules), limitsFor(rules).name),
    email: oneLine(emailField('application', rules), limitsFor(rules).email),
    phone: phone(rules),
    coverLetter: textField(words.coverLetter.missing).max(...atMost(limitsFor(rules).message)),
    resumeFileName: resumeFileName(),
    resumeBase64: resumeBase64(),
    targetGid: literal(TARGET_GID.application),
  }),
  quote: () => ({
    timestamp: timestamp(),
    page: title(),
    plan: title(),
    addon: title(),
    name: title(),
    email: looseEmail(),
    phone: title(LOOSE_PHONE_LIMIT),
    details: looseText(),
    budget: looseBudget(),
    currency: oneOf(budgetCurrenciesOf(settings)),
    budgetKey: title(),
    companySize: title(),
    serviceInterest: title(),
    industry: title(),
    businessType: title(),
  }),
  'custom-request': () => ({
    timestamp: timestamp(),
    name: title(),
    email: looseEmail(),
    phone: title(LOOSE_PHONE_LIMIT),
    requirements: looseText(),
  }),
} satisfies Record<SubmissionKind, (rules: FormRules) => Record<string, StringSchema>>;

const built = new Map<string, AnyObjectSchema>();

/**
 * The Yup schema of one kind of payload, built once. `validatePayload` asks more: no field missing, none unknown, all of
 * them texts.
 */
export function payloadSchema(kind: SubmissionKind, rules: FormRules = 'specified'): AnyObjectSchema {
  const key = `${kind} ${rules}`;
  const known = built.get(key);
  if (known) return known;
  const schema: AnyObjectSchema = object(schemas[kind](rules)).noUnknown();
  built.set(key, schema);
  return schema;
}

export type PayloadVerdict = { ok: true; submission: Submission } | { ok: false; errors: Record<string, string> };

/** Where a fault lies with the body as a whole. */
const WHOLE = 'body';

/**
 * Every payload is one flat object of texts, so anything nested is refused before it is walked, and Yup, which prints
 * the values that it refuses, never sees it. A key named '__proto__' is an unknown field like any other.
 */
function shapeErrors(value: unknown, fields: readonly string[]): Record<string, string> | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { [WHOLE]: 'Must be an object' };
  if (Object.keys(value).some((key) => !fields.includes(key))) return { [WHOLE]: 'Unknown fields are not allowed' };
  const wrong = fields.filter(
    (field) => !Object.hasOwn(value, field) || typeof (value as Record<string, unknown>)[field] !== 'string',
  );
  return wrong.length > 0 ? Object.fromEntries(wrong.map((field) => [field, 'Must be a text'])) : null;
}

/**
 * Checks what came over the wire. `errors` holds the first message of each wrong field, or one under 'body'; messages
 * never repeat what was sent. A new object of the known fields is handed on, never the one that was given.
 */
export async function validatePayload(
  kind: SubmissionKind,
  value: unknown,
  rules: FormRules = 'specified',
): Promise<PayloadVerdict> {
  const schema = payloadSchema(kind, rules);
  const fields = Object.keys(schema.fields);
  const misshapen = shapeErrors(value, fields);
  if (misshapen) return { ok: false, errors: misshapen };
  const payload = Object.fromEntries(fields.map((field) => [field, (value as Record<string, string>)[field]]));
  try {
    await schema.validate(payload, { abortEarly: false, strict: true });
    return { ok: true, submission: { kind, payload } as unknown as Submission };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const errors: Record<string, string> = {};
    for (const { path, message } of error.inner) errors[path || WHOLE] ??= message;
    return { ok: false, errors };
  }
}
