import type { ReactNode } from 'react';
import { words as outcomeTexts } from '#site/words/outcomes';
import { Button } from '../../components/Button/Button';
import { LiveText } from '../../components/LiveText/LiveText';
import { TextWithReference } from '../../components/TextWithReference/TextWithReference';
import { fillPlaceholders } from '../../site/fill';
import { isolate } from '../../site/isolate';
import type { Outcome } from '../../site/words/outcomes';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import {
  getRateLimitMessage,
  outcomeDismissed,
  selectPageOutcome,
  type SuccessDetails,
} from '../../store/submissions/submissionsSlice';
import type { SubmissionKind } from '../../submission';
import { focusPage } from '../../hooks/focusAnnouncement';
import styles from './SubmissionStatus.module.css';

/** The texts about the result of each kind of form (§2.11, §2.12, §8). */
export const outcomeWords: Readonly<Record<SubmissionKind, Outcome>> = {
  contact: outcomeTexts.contact,
  application: outcomeTexts.application,
  quote: outcomeTexts.request,
  'custom-request': outcomeTexts.request,
};

/**
 * Returns the contents of the paragraphs about a sent form: the recipient of the confirmation, and the reference.
 * Without a recipient, returns only the reference.
 */
export function getSentDetails({ email, reference }: SuccessDetails): ReactNode[] {
  const referenceText = <TextWithReference text={outcomeTexts.reference} reference={reference} />;
  return email ? [fillPlaceholders(outcomeTexts.writeTo, { email: isolate(email) }), referenceText] : [referenceText];
}

/** Renders the recipient of the confirmation and the reference, each as a paragraph. */
export const SentDetails = ({ sent }: { sent: SuccessDetails }) =>
  // The index can be the key, because the paragraphs of a result do not change.
  getSentDetails(sent).map((content, index) => <p key={String(index)}>{content}</p>);

/** Renders the relay's statement of the received data, one line for each value. */
export const ReceivedDataLines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line) => <p key={line}>{line}</p>);

/**
 * Renders the result of the last submission on the page itself. A success message remains after the success overlay has
 * closed (WCAG 2.2.3). A failure appears here if it arrives after the visitor has left the form. The live region does
 * not repeat a text that the overlay has announced. Render this component once, at the end of `main`, and keep it
 * mounted when the route changes.
 */
export function SubmissionStatus() {
  const dispatch = useAppDispatch();
  const outcome = useAppSelector(selectPageOutcome);
  const words = outcome && outcomeWords[outcome.kind];
  const isAnnounced = outcome?.result === 'succeeded' && outcome.isAnnounced;
  return (
    <div className={outcome ? styles.status : undefined}>
      <LiveText as="div" isSilent={isAnnounced}>
        {outcome?.result === 'succeeded' && (
          <>
            <p className={styles.title}>{words?.title}</p>
            <p>{words?.text}</p>
            <SentDetails sent={outcome} />
          </>
        )}
        {outcome?.result === 'failed' && (
          <>
            <p className={styles.title}>{words?.failure}</p>
            {getRateLimitMessage(outcome.failure) && <p>{getRateLimitMessage(outcome.failure)}</p>}
            <p>{outcomeTexts.kept}</p>
          </>
        )}
      </LiveText>
      {/* These lines are outside of the live region, because screen readers would spell out the checksum. */}
      {outcome?.result === 'succeeded' && outcome.arrived && <ReceivedDataLines lines={outcome.arrived} />}
      {outcome && (
        <Button
          variant="secondary"
          onClick={() => {
            dispatch(outcomeDismissed());
            focusPage();
          }}
        >
          {outcomeTexts.dismiss}
        </Button>
      )}
    </div>
  );
}
