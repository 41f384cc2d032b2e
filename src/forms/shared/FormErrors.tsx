import type { Ref } from 'react';
import { Alert } from '../../components/Alert/Alert';
import { Toast } from '../../components/Toast/Toast';
import styles from './Form.module.css';
import { focusById } from './focus';
import { fieldId } from './FormContext';
import type { ReportedErrors } from './useReportedErrors';
import { FIX_ERRORS } from './words';

export interface FormErrorsProps {
  /** The toast. */
  ref: Ref<HTMLElement>;
  idPrefix: string;
  errors: ReportedErrors;
  /** Nothing else tells the errors beyond the first, whose field has the focus. */
  speaks: boolean;
  placement: 'corner' | 'flow';
  alert: 'errors' | 'failure' | null;
  /** §8's words for a failed sending. */
  failure: string;
  onCloseAlert: () => void;
  /** Of the toast. */
  onDismiss: () => void;
}

/** The error toast (§2.11), the alertdialogs of §5.2 and §8, and a voice for what only the eye would see. */
export function FormErrors({
  ref,
  idPrefix,
  errors,
  speaks,
  placement,
  alert,
  failure,
  onCloseAlert,
  onDismiss,
}: FormErrorsProps) {
  const { remaining, others } = errors;
  return (
    <>
      {speaks && (
        // The focused field tells the first error; these are the rest, so each is told once.
        <p role="status" className={styles.spoken}>
          {others.messages.length > 0 && <span key={others.report}>{`Also: ${others.messages.join('. ')}.`}</span>}
        </p>
      )}
      {remaining.length > 0 && (
        <Toast
          ref={ref}
          title={FIX_ERRORS}
          dismissLabel="Dismiss"
          placement={placement}
          lines={remaining.map(({ name, message }) => ({ targetId: fieldId(idPrefix, name), text: message }))}
          onSelect={(id) => focusById(id)}
          onDismiss={onDismiss}
        />
      )}
      {alert === 'errors' && (
        <Alert title={FIX_ERRORS} confirmLabel="OK" onClose={onCloseAlert}>
          <ul>
            {remaining.map(({ name, message }) => (
              <li key={name}>{message}</li>
            ))}
          </ul>
        </Alert>
      )}
      {alert === 'failure' && <Alert title={failure} confirmLabel="OK" onClose={onCloseAlert} />}
    </>
  );
}
