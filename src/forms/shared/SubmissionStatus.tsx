import { useEffect, useState, type ReactNode } from 'react';
import { words as outcomeTexts } from '#site/words/outcomes';
import { Button } from '../../components/Button/Button';
import { LiveText } from '../../components/LiveText/LiveText';
import { TextWithReference } from '../../components/TextWithReference/TextWithReference';
import { fillPlaceholders } from '../../site/fill';
import { isolate } from '../../site/isolate';
import type { Outcome } from '../../site/words/outcomes';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import {
  getWaitMessage,
  listPageOutcomes,
  outcomesDismissed,
  selectIsAnySubmitting,
  type SubmissionOutcome,
  type SuccessDetails,
} from '../../store/submissions/submissionsSlice';
import type { SubmissionKind } from '../../submission';
import { focusPageHeading } from '../../hooks/focusAnnouncement';
import styles from './SubmissionStatus.module.css';
import { usePageCovered } from './usePageCovered';

/** The success and failure texts for each kind of submission (§2.11, §2.12, §8). */
export const outcomeWords: Readonly<Record<SubmissionKind, Outcome>> = {
  contact: outcomeTexts.contact,
  application: outcomeTexts.application,
  quote: outcomeTexts.request,
  'custom-request': outcomeTexts.request,
};

/**
 * Returns the contents of the paragraphs about a sent form: the entered e-mail address, and the reference. Without an
 * e-mail address, returns only the reference.
 */
export function getSentDetails({ email, reference }: SuccessDetails): ReactNode[] {
  const referenceText = <TextWithReference text={outcomeTexts.reference} reference={reference} />;
  return email ? [fillPlaceholders(outcomeTexts.writeTo, { email: isolate(email) }), referenceText] : [referenceText];
}

/** Renders the entered e-mail address and the reference, each as a paragraph. */
export const SentDetails = ({ details }: { details: SuccessDetails }) =>
  // The index can be the key, because the paragraphs of a result do not change.
  getSentDetails(details).map((content, index) => <p key={String(index)}>{content}</p>);

/** Renders the relay's description of the received data, one line for each value. */
export const ReceivedDataLines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line) => <p key={line}>{line}</p>);

/**
 * Renders the texts of a result, without the received data. A success has the reference, and the e-mail address if the
 * visitor has entered one. A failure may have the relay's request to wait and a note about the kept entries.
 */
function OutcomeText({ outcome }: { outcome: SubmissionOutcome }) {
  const words = outcomeWords[outcome.kind];
  if (outcome.result === 'succeeded')
    return (
      <>
        <p className={styles.title}>{words.title}</p>
        <p>{words.text}</p>
        <SentDetails details={outcome} />
      </>
    );
  const waitMessage = getWaitMessage(outcome.failure);
  return (
    <>
      <p className={styles.title} data-failed="">
        {words.failure}
      </p>
      {waitMessage && <p>{waitMessage}</p>}
      {/* A closed quote form does not keep its budget (§4.7). */}
      {outcome.kind !== 'quote' && <p>{outcomeTexts.kept}</p>}
    </>
  );
}

/**
 * Renders the received data of a successful submission. No live region contains this data, because a screen reader
 * would then spell out the checksum.
 */
const OutcomeReceivedData = ({ outcome }: { outcome: SubmissionOutcome }) =>
  outcome.result === 'succeeded' &&
  outcome.receivedDataLines && <ReceivedDataLines lines={outcome.receivedDataLines} />;

/**
 * Returns the outcomes that the page reports. While a dialog covers the page, returns the outcomes from before the
 * dialog opened, because a screen reader would not announce a new outcome behind the dialog.
 */
function usePageOutcomes(): SubmissionOutcome[] {
  const submissions = useAppSelector((state) => state.submissions);
  const isCovered = usePageCovered();
  const [reportedSubmissions, setReportedSubmissions] = useState(submissions);
  if (!isCovered && reportedSubmissions !== submissions) setReportedSubmissions(submissions);
  return listPageOutcomes(reportedSubmissions);
}

/**
 * Renders the results of submissions on the page itself. A success message remains after the success overlay has closed
 * (WCAG 2.2.3). A failure appears here if it occurs after the visitor has left the form. The result of a form that the
 * visitor has left stays in view until the visitor dismisses it. The live region contains only the latest result that
 * no form has announced. Otherwise, the live region would announce earlier results again. The live region does not
 * repeat a text that the overlay has announced. While a form is being sent, the browser asks for confirmation before it
 * leaves the site. Render this component once, at the end of `main`, and keep it mounted when the route changes.
 */
export function SubmissionStatus() {
  const dispatch = useAppDispatch();
  const isSending = useAppSelector(selectIsAnySubmitting);
  // The form itself cannot ask for confirmation, because it may be closed while it is being sent.
  useEffect(() => {
    if (!isSending) return undefined;
    const askBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', askBeforeUnload);
    return () => window.removeEventListener('beforeunload', askBeforeUnload);
  }, [isSending]);
  const outcomes = usePageOutcomes();
  const latestOutcome = outcomes.findLast((outcome) => !outcome.isAnnounced) ?? outcomes.at(-1);
  const isAnnounced = Boolean(latestOutcome?.isAnnounced);
  return (
    <div
      className={latestOutcome ? styles.status : undefined}
      data-sticky={latestOutcome && !isAnnounced ? '' : undefined}
    >
      {outcomes
        .filter((outcome) => outcome !== latestOutcome)
        .map((outcome) => (
          <div key={outcome.formId}>
            <OutcomeText outcome={outcome} />
            <OutcomeReceivedData outcome={outcome} />
          </div>
        ))}
      <LiveText as="div" isSilent={isAnnounced}>
        {latestOutcome && <OutcomeText outcome={latestOutcome} />}
      </LiveText>
      {latestOutcome && (
        <>
          <OutcomeReceivedData outcome={latestOutcome} />
          <Button
            variant="secondary"
            onClick={() => {
              dispatch(outcomesDismissed());
              focusPageHeading();
            }}
          >
            {outcomeTexts.dismiss}
          </Button>
        </>
      )}
    </div>
  );
}
