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

const TITLE = 'Request Custom Solution';

export interface CustomRequestDialogProps {
  firm: LetterheadProps['firm'];
  delivery: Settings['quoteDelivery'];
}

/** 'Request Custom Solution' (§2.10, §4.4): mounted while the store says that it is open. */
export default function CustomRequestDialog({ firm, delivery }: CustomRequestDialogProps) {
  const dispatch = useAppDispatch();
  const isSubmitting = useAppSelector((state) => selectIsSubmitting(state, 'customRequest'));
  const close = () => dispatch(customRequestClosed());
  return (
    <Dialog title={TITLE} isBusy={isSubmitting} onClose={close}>
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
        submitLabel="SUBMIT REQUEST"
        submittingLabel="Sending..."
        note="All fields are optional."
        renderSummary={
          delivery === 'summary' &&
          (({ name, email, phone, requirements }, edit) => (
            <RequestSummary
              heading="Your request"
              subject={TITLE}
              firm={firm}
              rows={[
                { label: 'Full Name', value: name },
                { label: 'Email', value: email },
                { label: 'Phone Number', value: phone },
                { label: 'Requirements', value: requirements },
              ]}
              onEdit={edit}
            />
          ))
        }
        onDone={close}
      >
        <TextField name="name" label="Full Name" autoComplete="name" />
        <TextField name="email" label="Email" type="email" autoComplete="email" />
        <TextField name="phone" label="Phone Number" type="tel" autoComplete="tel" />
        <TextAreaField
          name="requirements"
          label="Requirements"
          placeholder="Tell us about your custom solution requirements..."
        />
      </SubmissionForm>
    </Dialog>
  );
}
