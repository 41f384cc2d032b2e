import { words } from '#site/words/forms';
import type { CountryCode, Settings } from '../../site/types';
import { contactEntry } from '../contact/contactEntry';
import { checked } from './checked';
import { line, phone, text, type Posted, type Reading } from './posted';
import { row } from './rows';

const { labels } = words.contact;

/** The message form (§2.12), posted. */
export async function readContact(
  posted: Posted,
  countries: readonly CountryCode[],
  rules: Settings['formRules'],
  now: Date,
): Promise<Reading> {
  const values = {
    name: line(posted, 'name'),
    email: line(posted, 'email'),
    ...phone(posted, countries),
    message: text(posted, 'message'),
  };
  const entry = contactEntry(countries, rules);
  const submission = entry.submission(values, now);
  return {
    submission,
    errors: await checked(submission, await entry.check(values), Object.keys(labels)),
    rows: [
      row(labels.name, values.name),
      row(labels.email, values.email),
      row(labels.phone, String(submission.payload.phone)),
      row(labels.message, values.message),
    ],
  };
}
