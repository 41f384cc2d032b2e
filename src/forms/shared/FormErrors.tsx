import { useEffect, useState } from 'react';
import { words } from '#site/words/forms';
import { Alert } from '../../components/Alert/Alert';
import { LiveText } from '../../components/LiveText/LiveText';
import { RenewedAlert } from '../../components/RenewedAlert/RenewedAlert';
import { Toast } from '../../components/Toast/Toast';
import { afterNoticed } from '../../hooks/focusAnnouncement';
import { fill } from '../../site/fill';
import { focusById } from './focus';
import styles from './Form.module.css';
import { useNoscriptPage } from './noscript';
import type { SubmissionFormState } from './useSubmissionForm';

const { shared } = words;

export interface FormErrorsProps {
  form: Pick<SubmissionFormState, 'toast' | 'lines' | 'report' | 'alert' | 'closeAlert' | 'dismissErrors'>;
  /** Nothing else tells the errors beyond the first, whose field has the focus. */
  speaks: boolean;
  placement: 'corner' | 'flow';
  /** §8's words for a failed sending. */
  failure: string;
}

/** What a report says of the fields beyond the first, once the focus has come to that one; '' until then. */
function useOthers({ others, number }: SubmissionFormState['report'], isAsked: boolean): string {
  const [told, setTold] = useState(0);
  useEffect(() => {
    if (!others || !isAsked) return undefined;
    return afterNoticed(() => setTold(number), 2);
  }, [others, number, isAsked]);
  return told === number ? others : '';
}

/** The error toast (§2.11), the alertdialogs of §5.2 and §8, and a voice for what only the eye would see. */
export function FormErrors({ form, speaks, placement, failure }: FormErrorsProps) {
  const { toast, lines, report, alert, closeAlert, dismissErrors } = form;
  const others = useOthers(report, speaks);
  const noscript = useNoscriptPage();
  return (
    <>
      {speaks && (
        // The field that has the focus by then tells the first error; these are the rest, so each is told once.
        <LiveText isHidden>{others && fill(shared.alsoWrong, { messages: others })}</LiveText>
      )}
      {noscript?.failure && (
        <section className={styles.failure} aria-label={noscript.failure.title}>
          <p className={styles.failureTitle}>{noscript.failure.title}</p>
          <p>{noscript.failure.text}</p>
        </section>
      )}
      {lines.length > 0 && (
        <Toast
          ref={toast}
          title={shared.fixErrors}
          dismissLabel={shared.dismiss}
          placement={noscript ? 'flow' : placement}
          lines={lines}
          onSelect={(id) => focusById(id)}
          onDismiss={noscript ? undefined : dismissErrors}
        />
      )}
      {alert === 'errors' && (
        <Alert title={shared.fixErrors} confirmLabel={shared.ok} onClose={closeAlert}>
          <ul>
            {lines.map(({ targetId, text }) => (
              <li key={targetId}>{text}</li>
            ))}
          </ul>
        </Alert>
      )}
      {alert === 'renewed' && <RenewedAlert onClose={closeAlert} />}
      {alert === 'failure' && <Alert title={failure} confirmLabel={shared.ok} onClose={closeAlert} />}
    </>
  );
}
