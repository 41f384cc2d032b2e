import { words as formWords } from '#site/words/forms';
import { checkForm } from '../../submission';
import type { CustomRequestPayload, Submission } from '../../submission';
import { buildCustomRequestPayload } from '../../submission/payloads';
import type { SummaryRow } from '../shared/RequestSummary';

const { labels } = formWords.customRequest;

export type CustomValues = Omit<CustomRequestPayload, 'timestamp'>;

/** What becomes of a custom request's values (§2.10), whoever sends them. */
export const customEntry = {
  check: (values: CustomValues) => checkForm('customRequest', values),
  submission: (values: CustomValues, now: Date): Submission => ({
    kind: 'custom-request',
    payload: buildCustomRequestPayload(values, now),
  }),
};

/** What was entered, as the summary shows it. */
export const customRows = ({ name, email, phone, requirements }: CustomValues): readonly SummaryRow[] => [
  { label: labels.name, value: name },
  { label: labels.email, value: email },
  { label: labels.phone, value: phone },
  { label: labels.requirements, value: requirements },
];
