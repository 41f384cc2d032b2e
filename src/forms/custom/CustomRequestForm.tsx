import { words as formWords } from '#site/words/forms';
import type { LetterheadProps } from '../../components/Letterhead/Letterhead';
import type { Settings } from '../../site/types';
import { TextAreaField } from '../fields/TextAreaField';
import { TextField } from '../fields/TextField';
import type { PostTo } from '../shared/plain';
import { RequestSummary } from '../shared/RequestSummary';
import { SubmissionForm } from '../shared/SubmissionForm';
import { customEntry, customRows, type CustomValues } from './customEntry';

const words = formWords.customRequest;
const { labels } = words;

export interface CustomRequestFormProps {
  firm: LetterheadProps['firm'];
  delivery: Settings['quoteDelivery'];
  /** Where it is posted to without scripts. */
  post?: PostTo;
  /** The success overlay was closed. */
  onDone?: () => void;
}

/** The form of a custom request (§2.10), in its dialog or on a page of its own. */
export function CustomRequestForm({ firm, delivery, post, onDone }: CustomRequestFormProps) {
  return (
    <SubmissionForm<CustomValues>
      formId="customRequest"
      initialValues={{ name: '', email: '', phone: '', requirements: '' }}
      checks="browser"
      validate={customEntry.check}
      buildSubmission={customEntry.submission}
      firmName={firm.name}
      submitLabel={words.submit}
      submittingLabel={words.submitting}
      note={words.note}
      renderSummary={
        delivery === 'summary' &&
        ((values, edit) => (
          <RequestSummary
            heading={words.summaryHeading}
            subject={words.title}
            firm={firm}
            rows={customRows(values)}
            onEdit={edit}
          />
        ))
      }
      post={post}
      onDone={onDone}
    >
      <TextField name="name" label={labels.name} autoComplete="name" />
      <TextField name="email" label={labels.email} type="email" autoComplete="email" />
      <TextField name="phone" label={labels.phone} type="tel" autoComplete="tel" />
      <TextAreaField name="requirements" label={labels.requirements} placeholder={words.placeholder} />
    </SubmissionForm>
  );
}
