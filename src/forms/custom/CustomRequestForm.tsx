import { words as formWords } from '#site/words/forms';
import type { LetterheadProps } from '../../components/Letterhead/Letterhead';
import type { Settings } from '../../site/types';
import { customRequestForm } from '../../submission/forms/customRequest';
import { TextAreaField } from '../fields/TextAreaField';
import { TextField } from '../fields/TextField';
import { buildEnteredRows } from '../shared/buildEnteredRows';
import { RequestSummary } from '../shared/RequestSummary';
import { SubmissionForm } from '../shared/SubmissionForm';

const words = formWords.customRequest;
const { labels } = words;

type RequestValues = Record<'name' | 'email' | 'phone' | 'requirements', string>;

export interface CustomRequestFormProps {
  firm: LetterheadProps['firm'];
  delivery: Settings['quoteDelivery'];
  formRules: Settings['formRules'];
  /** The path of the form's page, on which the form also works without JavaScript. Absent in the dialog. */
  pagePath?: string;
  /** Called when the success overlay closes. */
  onDone?: () => void;
}

/** Renders the custom-solution form (§2.10), in its dialog or on its own page. */
export function CustomRequestForm({ firm, delivery, formRules, pagePath, onDone }: CustomRequestFormProps) {
  return (
    <SubmissionForm<typeof customRequestForm, RequestValues>
      form={customRequestForm}
      formId="customRequest"
      rules={formRules}
      fields={{
        name: <TextField name="name" label={labels.name} autoComplete="name" />,
        email: <TextField name="email" label={labels.email} type="email" autoComplete="email" />,
        phone: <TextField name="phone" label={labels.phone} type="tel" autoComplete="tel" />,
        requirements: <TextAreaField name="requirements" label={labels.requirements} placeholder={words.placeholder} />,
      }}
      validation="browser"
      submitLabel={words.submit}
      renderSummary={
        delivery === 'summary' &&
        ((values, edit) => (
          <RequestSummary
            heading={words.summaryHeading}
            subject={words.title}
            firm={firm}
            rows={buildEnteredRows(customRequestForm, values)}
            onEdit={edit}
          />
        ))
      }
      pagePath={pagePath}
      onDone={onDone}
    />
  );
}
