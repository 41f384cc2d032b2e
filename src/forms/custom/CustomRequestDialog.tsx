import { words as formWords } from '#site/words/forms';
import { Dialog } from '../../components/Dialog/Dialog';
import type { LetterheadProps } from '../../components/Letterhead/Letterhead';
import type { Settings } from '../../site/types';
import { customRequestClosed } from '../../store/customRequest/customRequestSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectIsSubmitting } from '../../store/submissions/submissionsSlice';
import { checkForm } from '../../submission';
import { buildCustomRequestPayload } from '../../submission/payloads';
import { TextAreaField } from '../fields/TextAreaField';
import { TextField } from '../fields/TextField';
import { RequestSummary } from '../shared/RequestSummary';
import { SubmissionForm } from '../shared/SubmissionForm';

const words = formWords.customRequest;
const { labels } = words;

export interface CustomRequestDialogProps {
  firm: LetterheadProps['firm'];
  delivery: Settings['quoteDelivery'];
}

/** The custom-solution dialog (§2.10, §4.4): mounted while the store says that it is open. */
export default function CustomRequestDialog({ firm, delivery }: CustomRequestDialogProps) {
  const dispatch = useAppDispatch();
  const isSubmitting = useAppSelector((state) => selectIsSubmitting(state, 'customRequest'));
  const close = () => dispatch(customRequestClosed());
  return (
    <Dialog title={words.title} isBusy={isSubmitting} onClose={close}>
      <SubmissionForm
        formId="customRequest"
        initialValues={{ name: '', email: '', phone: '', requirements: '' }}
        checks="browser"
        validate={(values) => checkForm('customRequest', values)}
        buildSubmission={(values, now) => ({
          kind: 'custom-request',
          payload: buildCustomRequestPayload(values, now),
        })}
        firmName={firm.name}
        submitLabel={words.submit}
        submittingLabel={words.submitting}
        note={words.note}
        renderSummary={
          delivery === 'summary' &&
          (({ name, email, phone, requirements }, edit) => (
            <RequestSummary
              heading={words.summaryHeading}
              subject={words.title}
              firm={firm}
              rows={[
                { label: labels.name, value: name },
                { label: labels.email, value: email },
                { label: labels.phone, value: phone },
                { label: labels.requirements, value: requirements },
              ]}
              onEdit={edit}
            />
          ))
        }
        onDone={close}
      >
        <TextField name="name" label={labels.name} autoComplete="name" />
        <TextField name="email" label={labels.email} type="email" autoComplete="email" />
        <TextField name="phone" label={labels.phone} type="tel" autoComplete="tel" />
        <TextAreaField name="requirements" label={labels.requirements} placeholder={words.placeholder} />
      </SubmissionForm>
    </Dialog>
  );
}
