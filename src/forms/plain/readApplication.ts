import { words } from '#site/words/forms';
import type { CountryCode, Settings } from '../../site/types';
import { ACCEPTED_RESUME, resumeFault, resumeKindOf, resumeMessage } from '../../submission/resume';
import { applyEntry } from '../apply/applyEntry';
import type { FieldErrors } from '../shared/fieldErrors';
import { checked } from './checked';
import { line, phone, text, type Posted, type PostedFile, type Reading } from './posted';
import { row } from './rows';

const { labels } = words.application;

/** As §3.12 sends it. What is refused is not encoded: it goes nowhere. */
function dataUrl({ name, bytes }: PostedFile): string {
  const kind = resumeKindOf(name);
  return kind
    ? `data:${ACCEPTED_RESUME[kind]};base64,${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('base64')}`
    : '';
}

/** An application (§2.11), posted with its résumé. */
export async function readApplication(
  posted: Posted,
  jobTitle: string,
  countries: readonly CountryCode[],
  rules: Settings['formRules'],
  now: Date,
): Promise<Reading> {
  const { file } = posted;
  const values = {
    name: line(posted, 'name'),
    email: line(posted, 'email'),
    ...phone(posted, countries),
    coverLetter: text(posted, 'coverLetter'),
    resume: file ?? null,
  };
  const entry = applyEntry(countries, rules, jobTitle);
  const found: FieldErrors = await entry.check(values);
  const fault = file && !found['resume'] ? resumeFault(file.bytes, file.name) : null;
  if (fault) found['resume'] = resumeMessage(fault);
  const resume = { name: file?.name ?? '', dataUrl: file && !found['resume'] ? dataUrl(file) : '' };
  const submission = entry.submission(values, resume, now);
  return {
    submission,
    errors: await checked(submission, found, Object.keys(labels)),
    rows: [
      row(labels.name, values.name),
      row(labels.email, values.email),
      row(labels.phone, String(submission.payload.phone)),
      row(labels.coverLetter, values.coverLetter),
      row(labels.resume, resume.name),
    ],
  };
}
