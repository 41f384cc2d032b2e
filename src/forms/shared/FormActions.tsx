import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { words } from '#site/words/forms';
import { Button } from '../../components/Button/Button';
import { LiveText } from '../../components/LiveText/LiveText';
import { runAfterAnnouncement } from '../../hooks/focusAnnouncement';
import { getFieldId } from '../fields/useField';
import styles from './Form.module.css';
import type { SubmissionFormState } from './useSubmissionForm';

export interface FormActionsProps {
  form: Pick<SubmissionFormState, 'idPrefix' | 'isSubmitting' | 'progress'>;
  submitLabel: string;
  submittingLabel: string;
  /** Called by the cancel button. Without this function, the form has no cancel button. */
  onCancel?: (() => void) | undefined;
}

/**
 * Renders the buttons at the end of a form (§2.11, §2.12). The buttons are disabled while the form is being sent. A
 * live region or the focused progress bar announces that the form is being sent.
 */
export function FormActions({ form, submitLabel, submittingLabel, onCancel }: FormActionsProps) {
  const { idPrefix, isSubmitting, progress } = form;
  const actions = useRef<HTMLDivElement>(null);
  const progressBar = useRef<HTMLProgressElement>(null);
  /** True from the move of the focus to the progress bar until shortly after the result. */
  const [hasProgressFocus, setProgressFocus] = useState(false);
  useLayoutEffect(() => {
    if (!isSubmitting || !actions.current?.contains(document.activeElement)) return undefined;
    // Moves the focus to the progress bar, because a focused button loses the focus when it becomes disabled.
    progressBar.current?.focus();
    setProgressFocus(true);
    return undefined;
  }, [isSubmitting]);
  useEffect(() => {
    if (isSubmitting || !hasProgressFocus) return undefined;
    return runAfterAnnouncement(() => setProgressFocus(false));
  }, [isSubmitting, hasProgressFocus]);

  return (
    <>
      {isSubmitting && progress !== null && progress < 100 && (
        <progress aria-label={words.shared.sendingFile} max={100} value={progress} className={styles.progress} />
      )}
      <div ref={actions} className={styles.actions}>
        {(isSubmitting || hasProgressFocus) && (
          <progress ref={progressBar} aria-label={submittingLabel} tabIndex={-1} className={styles.waiting} />
        )}
        <LiveText isHidden>{isSubmitting && !hasProgressFocus ? submittingLabel : ''}</LiveText>
        {onCancel && (
          <Button variant="secondary" disabled={isSubmitting} onClick={onCancel}>
            {words.shared.cancel}
          </Button>
        )}
        <Button id={getFieldId(idPrefix, 'submit')} type="submit" disabled={isSubmitting}>
          {isSubmitting ? submittingLabel : submitLabel}
        </Button>
      </div>
    </>
  );
}
