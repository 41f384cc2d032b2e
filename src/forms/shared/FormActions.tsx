import { useEffect, useRef } from 'react';
import { Button } from '../../components/Button/Button';
import styles from './Form.module.css';

export interface FormActionsProps {
  submitId: string;
  submitLabel: string;
  submittingLabel: string;
  isSubmitting: boolean;
  /** Percent of a file read, while one is being read. */
  progress: number | null;
  /** With it there is a 'Cancel' button. */
  onCancel?: (() => void) | undefined;
}

/** The buttons at the end of a form (§2.11, §2.12): disabled while sending, which is said politely. */
export function FormActions({
  submitId,
  submitLabel,
  submittingLabel,
  isSubmitting,
  progress,
  onCancel,
}: FormActionsProps) {
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
        <Button id={submitId} type="submit" disabled={isSubmitting}>
          {isSubmitting ? submittingLabel : submitLabel}
        </Button>
      </div>
    </>
  );
}
