import { useEffect, useState } from 'react';
import { words } from '#site/words/forms';
import { Alert } from '../../components/Alert/Alert';
import { LiveText } from '../../components/LiveText/LiveText';
import { OutdatedBuildAlert } from '../../components/OutdatedBuildAlert/OutdatedBuildAlert';
import { Toast } from '../../components/Toast/Toast';
import { runAfterAnnouncement } from '../../hooks/focusAnnouncement';
import { focusById } from './focus';
import styles from './Form.module.css';
import { useNoscriptPage } from './noscript';
import type { SubmissionFormState } from './useSubmissionForm';

const { shared } = words;

export interface FormErrorsProps {
  form: Pick<
    SubmissionFormState,
    'toast' | 'errorLines' | 'report' | 'isCovered' | 'alert' | 'closeAlert' | 'dismissErrors'
  >;
  /** True when a live region announces the errors that the move of the focus does not announce. */
  shouldAnnounceErrors: boolean;
  placement: 'corner' | 'flow';
  /** The title of the alert for a failed submission (§8). */
  failureTitle: string;
}

/**
 * Returns the announcement of an error report. Returns '' until a screen reader has had enough time to announce the
 * first invalid field.
 */
function useAnnouncement({ announcement, reportNumber }: SubmissionFormState['report'], isEnabled: boolean): string {
  const [announcedReportNumber, setAnnouncedReportNumber] = useState(0);
  useEffect(() => {
    if (!announcement || !isEnabled) return undefined;
    return runAfterAnnouncement(() => setAnnouncedReportNumber(reportNumber), 2);
  }, [announcement, reportNumber, isEnabled]);
  return announcedReportNumber === reportNumber ? announcement : '';
}

/**
 * Renders the error toast (§2.11), the open alertdialog (`FormAlert`), and the announcement of errors that the move of
 * the focus does not announce. On a page without JavaScript, a section in place of the alertdialog shows the relay's
 * reason.
 */
export function FormErrors({ form, shouldAnnounceErrors, placement, failureTitle }: FormErrorsProps) {
  const { toast, errorLines, report, isCovered, alert, closeAlert, dismissErrors } = form;
  const announcement = useAnnouncement(report, shouldAnnounceErrors && !isCovered);
  const noscriptPage = useNoscriptPage();
  return (
    <>
      {shouldAnnounceErrors && <LiveText isHidden>{announcement}</LiveText>}
      {noscriptPage?.failure && (
        <section className={styles.failure} aria-label={noscriptPage.failure.title}>
          <p className={styles.failureTitle}>{noscriptPage.failure.title}</p>
          <p>{noscriptPage.failure.text}</p>
        </section>
      )}
      {errorLines.length > 0 && (
        <Toast
          ref={toast}
          title={shared.fixErrors}
          dismissLabel={shared.dismiss}
          placement={placement}
          lines={errorLines}
          onSelect={(id) => focusById(id)}
          onDismiss={noscriptPage ? undefined : dismissErrors}
        />
      )}
      {alert === 'errors' && (
        <Alert title={shared.fixErrors} confirmLabel={shared.ok} onClose={closeAlert}>
          <ul>
            {errorLines.map(({ targetId, text }) => (
              <li key={targetId}>{text}</li>
            ))}
          </ul>
        </Alert>
      )}
      {alert === 'renewed' && <OutdatedBuildAlert onClose={closeAlert} />}
      {typeof alert === 'object' && alert && (
        <Alert title={failureTitle} confirmLabel={shared.ok} onClose={closeAlert}>
          {alert.advice}
        </Alert>
      )}
    </>
  );
}
