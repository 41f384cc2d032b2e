import type { ReactNode } from 'react';
import type { FormRules } from '../../submission/filters';
import type { FormValues } from './drafts';
import styles from './Form.module.css';
import { FormActions } from './FormActions';
import { FormErrors } from './FormErrors';
import { FormFrame } from './FormFrame';
import { FormSuccess } from './FormSuccess';
import { Honeypot } from './Honeypot';
import { useSubmissionForm, type SubmissionFormOptions } from './useSubmissionForm';
import { outcomeWords } from './words';

export interface SubmissionFormProps<Values extends FormValues> extends SubmissionFormOptions<Values> {
  rules?: FormRules;
  submitLabel: string;
  submittingLabel: string;
  /** Above the fields: how required ones are marked. */
  note?: string;
  toastPlacement?: 'corner' | 'flow';
  /** With it there is a 'Cancel' button. */
  onCancel?: () => void;
  /** The success overlay was closed. */
  onDone?: () => void;
  children: ReactNode;
}

/** A form that is sent to the firm: its looks; what it does is `useSubmissionForm`. */
export function SubmissionForm<Values extends FormValues>({
  rules,
  submitLabel,
  submittingLabel,
  note,
  toastPlacement = 'corner',
  onCancel,
  onDone,
  children,
  ...options
}: SubmissionFormProps<Values>) {
  const { formId, validate, errorsBy = 'focus' } = options;
  const { formik, idPrefix, submitId, trap, toast, errors, alert, isSubmitting, progress, sent, ...on } =
    useSubmissionForm(options);
  const words = outcomeWords[formId];
  return (
    <>
      <FormFrame
        formik={formik}
        idPrefix={idPrefix}
        {...(rules && { rules })}
        checks={validate ? 'ours' : 'browser'}
        isReadOnly={isSubmitting}
      >
        <FormErrors
          ref={toast}
          idPrefix={idPrefix}
          errors={errors}
          speaks={errorsBy === 'focus'}
          placement={toastPlacement}
          alert={alert}
          failure={words.failure}
          onCloseAlert={on.closeAlert}
          onDismiss={on.dismissErrors}
        />
        {note && <p className={styles.note}>{note}</p>}
        {children}
        <Honeypot ref={trap} />
        <FormActions
          submitId={submitId}
          submitLabel={submitLabel}
          submittingLabel={submittingLabel}
          isSubmitting={isSubmitting}
          progress={progress}
          onCancel={onCancel}
        />
      </FormFrame>
      {sent && (
        <FormSuccess
          words={words}
          sent={sent}
          onClose={() => {
            on.closeSuccess();
            onDone?.();
          }}
        />
      )}
    </>
  );
}
