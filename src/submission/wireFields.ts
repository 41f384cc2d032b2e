import { string } from 'yup';
import type { StringSchema } from 'yup';
import { settings } from '#site/settings';
import { words } from '#site/words/messages';
import { words as relayWords } from '#site/words/relay';
import { plural } from '../site/fill';
import { isPhoneOfItsCountry, wrongDigits } from './fieldRules';
import type { FormRules } from './filters';
import { isMailbox } from './mailbox';
import { FILE_NAME_LIMIT } from './payloads';
import { ACCEPTED_RESUME, parseDataUrl, RESUME_LIMIT_BYTES, resumeKindOf, resumeMessage } from './resume';
import { hasControls } from './text';

/** Checks of single fields as they come over the wire, beside those that the forms make too (`fieldRules`). */

/** Code units. Everything but a résumé fits the relay's 16 KB, at three bytes a character. */
const TITLE_LIMIT = 100;
const LOOSE_TEXT_LIMIT = 4000;
export const LOOSE_PHONE_LIMIT = 30;
const BUDGET_LIMIT = 20;

export const atMost = (limit: number): [number, string] => [limit, plural(relayWords.tooLong, limit, settings.locale)];

/** On one line: a line end in a name or title is how mail headers are forged. */
export const oneLine = (field: StringSchema, limit: number): StringSchema =>
  field.max(...atMost(limit)).test('one-line', relayWords.notOneLine, (value) => !hasControls(value ?? ''));

const isInstant = (value: string | undefined): boolean =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?(?:Z|[+-]\d\d:\d\d)$/.test(value ?? '') &&
  !Number.isNaN(Date.parse(value ?? ''));

export const timestamp = () => string().test('instant', 'Must be an ISO 8601 date and time', isInstant);
export function oneOf(values: readonly string[]) {
  const message = `Must be '${values.join("' or '")}'`;
  return string().oneOf(values, message).required(message);
}
export const literal = (value: string) => oneOf([value]);
export const title = (limit = TITLE_LIMIT) => oneLine(string(), limit);

/** The country code joined to the digits (§3.12). */
export function phone(rules: FormRules): StringSchema {
  const field = string().test('present', words.phone.missing, (value) => Boolean(value));
  return rules === 'specified'
    ? field.matches(/^\+[1-9][0-9]{0,2}[0-9]{10}$/, {
        message: wrongDigits(),
        excludeEmptyString: true,
      })
    : field.test('country', words.phone.ofCountry, (value) => !value || isPhoneOfItsCountry(value));
}

export const resumeFileName = () =>
  title(FILE_NAME_LIMIT).test(
    'kind',
    resumeMessage('type'),
    (name) => resumeKindOf(name ?? '') !== null && !/[/\\]/.test(name ?? ''),
  );

/** Of the type that the file's name claims, and within 5 MB once decoded; counted, not decoded. */
export const resumeBase64 = () =>
  string().test('data-url', (value, context) => {
    const { resumeFileName: name } = context.parent as { resumeFileName: string };
    const kind = resumeKindOf(name);
    const file = parseDataUrl(value ?? '');
    if (!value) return context.createError({ message: resumeMessage('missing') });
    if (!file || (kind && file.mediaType !== ACCEPTED_RESUME[kind]))
      return context.createError({ message: resumeMessage('type') });
    if (file.size === 0) return context.createError({ message: resumeMessage('empty') });
    return file.size <= RESUME_LIMIT_BYTES || context.createError({ message: resumeMessage('size') });
  });

/** §5.3: a quote's fields may be empty; what is there must be of its kind and on one line. */
export const looseEmail = () => string().test('email', words.email.invalid, (value) => !value || isMailbox(value));
export const looseText = () => string().max(...atMost(LOOSE_TEXT_LIMIT));
export const looseBudget = () => title(BUDGET_LIMIT).matches(/^[-+0-9.eE]*$/, relayWords.notANumber);
