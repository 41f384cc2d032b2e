import { useEffect, useRef } from 'react';
import { Button } from '../../components/Button/Button';
import { fieldId } from '../fields/useField';
import styles from './Form.module.css';
import type { SubmissionFormState } from './useSubmissionForm';

export interface FormActionsProps {
  form: Pick<SubmissionFormState, 'idPrefix' | 'isSubmitting' | 'progress'>;
  submitLabel: string;
  submittingLabel: string;
  /** With it there is a 'Cancel' button. */
  onCancel?: (() => void) | undefined;
}

/** The buttons at the end of a form (§2.11, §2.12): disabled while sending, which is said politely. */
export function FormActions({ form, submitLabel, submittingLabel, onCancel }: FormActionsProps) {
  const { idPrefix, isSubmitting, progress } = form;
  const actions = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A disabled button loses the focus to the page: it waits beside it.
    if (isSubmitting && actions.current?.contains(document.activeElement)) actions.current.focus();
  }, [isSubmitting]);

  return (
    <>
      {isSubmitting && progress !== null && progress < 100 && (
        <progress aria-label="Reading the file" max={100} value={progress} className={styles.progress} />
      )}
      <div ref={actions} tabIndex={-1} className={styles.actions}>
        <p role="status" className={styles.spoken}>
          {isSubmitting ? submittingLabel : ''}
        </p>
        {onCancel && (
          <Button variant="secondary" disabled={isSubmitting} onClick={onCancel}>
            Cancel
          </Button>
        )}
        <Button id={fieldId(idPrefix, 'submit')} type="submit" disabled={isSubmitting}>
          {isSubmitting ? submittingLabel : submitLabel}
        </Button>
      </div>
    </>
  );
}
