import { Dialog } from '../../components/Dialog/Dialog';
import type { LetterheadProps } from '../../components/Letterhead/Letterhead';
import type { Settings } from '../../content/types';
import { customRequestClosed } from '../../store/customRequest/customRequestSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectIsSubmitting } from '../../store/submissions/submissionsSlice';
import { buildCustomRequestPayload } from '../../submission/payloads';
import { EmailField } from '../fields/EmailField';
import { TextAreaField } from '../fields/TextAreaField';
import { TextField } from '../fields/TextField';
import { SubmissionForm } from '../shared/SubmissionForm';
import { SummaryForm } from '../shared/SummaryForm';

const TITLE = 'Request Custom Solution';

type Values = { name: string; email: string; phone: string; requirements: string };
const initialValues: Values = { name: '', email: '', phone: '', requirements: '' };

export interface CustomRequestDialogProps {
  firm: LetterheadProps['firm'];
  delivery: Settings['quoteDelivery'];
}

const fields = (
  <>
    <TextField name="name" label="Full Name" autoComplete="name" />
    <EmailField name="email" label="Email" />
    <TextField name="phone" label="Phone Number" type="tel" autoComplete="tel" />
    <TextAreaField
      name="requirements"
      label="Requirements"
      placeholder="Tell us about your custom solution requirements..."
    />
  </>
);

/** 'Request Custom Solution' (§2.10, §4.4): mounted while the store says that it is open. */
export default function CustomRequestDialog({ firm, delivery }: CustomRequestDialogProps) {
  const dispatch = useAppDispatch();
  const isSubmitting = useAppSelector((state) => selectIsSubmitting(state, 'customRequest'));
  const close = () => dispatch(customRequestClosed());
  const shared = { draftKey: 'customRequest', initialValues, submitLabel: 'SUBMIT REQUEST', children: fields };
  return (
    <Dialog title={TITLE} isBusy={isSubmitting} onClose={close}>
      {delivery === 'relay' ? (
        <SubmissionForm<Values>
          {...shared}
          formId="customRequest"
          buildSubmission={(values, now) => ({
            kind: 'custom-request',
            payload: buildCustomRequestPayload(values, now),
          })}
          firmName={firm.name}
          submittingLabel="Sending..."
          onDone={close}
        />
      ) : (
        <SummaryForm<Values>
          {...shared}
          summaryHeading="Your request"
          subject={TITLE}
          firm={firm}
          rowsOf={({ name, email, phone, requirements }) => [
            { label: 'Full Name', value: name },
            { label: 'Email', value: email },
            { label: 'Phone Number', value: phone },
            { label: 'Requirements', value: requirements },
          ]}
        />
      )}
    </Dialog>
  );
}
