import { words } from '#site/words/forms';
import type { CountryCode } from '../site/types';
import { truncate } from './filters';
import type { FormDefinition } from './forms/field';
import { FORMS } from './forms/index';
import type { PayloadByKind, Submission, SubmissionKind } from './forms/index';
import { getCallingCode, COUNTRY_FIELD } from './international';
import type { FormTexts } from './normalise';
import { cleanLine } from './text';

/** This module builds the payload from the fields of a form (§3.12, §3.13). `rules.ts` contains the validation. */

/** The maximum length of a sent file name, in characters. Most file systems do not allow longer names. */
const FILE_NAME_LIMIT = 255;

/**
 * Returns a file's name on one line. Replaces no-break spaces, which macOS writes into file names, with ordinary
 * spaces. Shortens a name that is too long, and keeps its extension.
 */
function cleanFileName(name: string): string {
  const line = cleanLine(name).replace(/\s/g, ' ');
  const extension = /\.[^.]{1,10}$/.exec(line)?.[0] ?? '';
  return line.length <= FILE_NAME_LIMIT ? line : truncate(line, FILE_NAME_LIMIT - extension.length) + extension;
}

export interface SentFile {
  name: string;
  /** The file as a data URL (§3.12), or '' when its bytes are sent separately. */
  content: string;
}

/**
 * Returns a submission. `texts` must be normalised (`prepareStoredTexts`). The payload contains the time `now`, and the
 * fields and constants of the form's definition.
 */
export function buildSubmission(
  kind: SubmissionKind,
  texts: FormTexts,
  countries: readonly CountryCode[],
  now: Date,
  file: SentFile = { name: '', content: '' },
): Submission {
  const form: FormDefinition = FORMS[kind];
  const fields = Object.entries(form.fields).flatMap(([name, field]): (readonly [string, string])[] => {
    if (field.kind === 'file')
      return [
        [field.payload.name, cleanFileName(file.name)],
        [field.payload.content, file.content],
      ];
    const text = texts[name] || (field.getDefaultText?.(words) ?? '');
    return [[name, field.kind === 'phone' ? getCallingCode(countries, texts[COUNTRY_FIELD]) + text : text]];
  });
  const payload = { timestamp: now.toISOString(), ...Object.fromEntries(fields), ...form.constants };
  return { kind, payload: payload as PayloadByKind[typeof kind] } as Submission;
}

/** Returns the text that the bot detection examines: the `isExamined` fields of a submission, joined by line breaks. */
export const getExaminedText = ({ kind, payload }: Submission): string =>
  Object.entries(FORMS[kind].fields)
    .filter(([, field]) => 'isExamined' in field)
    .map(([name]) => String(payload[name as keyof typeof payload] ?? ''))
    .join('\n');
