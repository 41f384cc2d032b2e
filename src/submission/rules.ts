import { mixed, string, ValidationError } from 'yup';
import type { Schema } from 'yup';
import { settings } from '#site/settings';
import { words } from '#site/words/messages';
import { formatPlural } from '../site/fill';
import type { CountryCode } from '../site/types';
import { createFieldRules } from './fieldRules';
import type { FormRules } from './filters';
import type { FieldDefinition, FormDefinition } from './forms/field';
import { FORMS } from './forms/index';
import type { SubmissionKind } from './forms/index';
import { getCallingCode, COUNTRY_FIELD } from './international';
import { checkResumeFile, getResumeMessage } from './resume';
import type { ResumeFile } from './resume';
import { prepareStoredTexts, type FormTexts } from './normalise';
import { hasControlCharacters } from './text';

/** The message of each invalid field, by the field's name. */
export type FieldErrors = Partial<Record<string, string>>;

/** Returns the schema of a résumé: a `File`, or an object with a file's name, type and size. */
const createResumeSchema = (): Schema =>
  mixed<ResumeFile>()
    .nullable()
    .test('file', (file, context) => {
      const message = file ? checkResumeFile(file) : getResumeMessage('missing');
      return message === null || context.createError({ message });
    });

function createFieldSchema(field: FieldDefinition, rules: FormRules, callingCode: string, isSent: boolean): Schema {
  if (field.kind === 'file') return createResumeSchema();
  const unlimitedSchema = field.rule?.(createFieldRules(rules, callingCode)) ?? string();
  if (!isSent) return unlimitedSchema;
  const limit = field.limit[rules];
  const schema = unlimitedSchema.max(limit, () => formatPlural(words.tooLong, limit, settings.locale));
  // Line breaks in a name or a title would allow forged mail headers.
  return field.kind === 'text'
    ? schema
    : schema.test('line', words.notOneLine, (value) => !hasControlCharacters(value ?? ''));
}

type FormSchemas = readonly (readonly [name: string, schema: Schema])[];
const schemaCache = new Map<string, FormSchemas>();

/** Returns the schema of each field. Caches the schemas, because their creation takes longer than a check. */
function getSchemas(
  { kind, fields }: FormDefinition,
  rules: FormRules,
  callingCode: string,
  isSent: boolean,
): FormSchemas {
  const key = `${kind} ${rules} ${callingCode} ${isSent}`;
  const schemas =
    schemaCache.get(key) ??
    Object.entries(fields).map(
      ([name, field]) => [name, createFieldSchema(field, rules, callingCode, isSent)] as const,
    );
  schemaCache.set(key, schemas);
  return schemas;
}

/** The content of a form for validation: the texts by control name, and the name, type and size of the file. */
interface CheckedContent {
  texts: FormTexts;
  file?: ResumeFile | null | undefined;
}

/**
 * Returns the first error message of each invalid field (§5.2, §5.3), in the order of the fields. Returns {} for a
 * valid form. The browser and the relay run the same check. `findResumeFault` checks the bytes of a file separately.
 * Under 'inclusive' rules, the first check of a contact or an application fetches the numbering plans of phone numbers.
 * For a form that becomes a summary, `isSent` is false: only the input types limit its values (§5.3).
 */
export async function checkForm(
  kind: SubmissionKind,
  { texts, file = null }: CheckedContent,
  rules: FormRules,
  countries: readonly CountryCode[],
  isSent = true,
): Promise<FieldErrors> {
  const form: FormDefinition = FORMS[kind];
  const storedTexts = await prepareStoredTexts(form, texts, countries, rules);
  const country = storedTexts[COUNTRY_FIELD];
  const callingCode = country === undefined ? '' : getCallingCode(countries, country);
  const errors: FieldErrors = {};
  for (const [name, schema] of getSchemas(form, rules, callingCode, isSent)) {
    try {
      await schema.validate(form.fields[name]?.kind === 'file' ? file : storedTexts[name], { strict: true });
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      errors[name] = error.message;
    }
  }
  return errors;
}
