import { settings } from '#site/settings';
import { words as noscriptWords } from '#site/words/noscript';
import { RequestRows } from '../../forms/shared/RequestSummary';
import { outcomeWords, ReceivedDataLines, SentDetails } from '../../forms/shared/SubmissionStatus';
import { fillPlaceholders } from '../../site/fill';
import { isolate } from '../../site/isolate';
import type { SubmissionKind } from '../../submission';
import { formatReceivedData } from '../../forms/shared/formatReceivedData';
import type { SentReceipt } from '../../submission/noscriptPages';
import { FirmContact } from './FirmContact';
import { FormPanel } from './FormPanel';
import { HomeLink } from './HomeLink';

export const getSentPageTitle = (kind: SubmissionKind): string => outcomeWords[kind].title;

/** Renders the page that replaces {@link SentPage} while the outbox is unavailable. */
export function OutboxUnavailablePage() {
  const { title, text } = noscriptWords.sent.unavailable;
  return (
    <FormPanel title={title}>
      <p>{text}</p>
      <FirmContact />
      <HomeLink />
    </FormPanel>
  );
}

/**
 * Renders the success page of a sent form (§8): the reference, the received data, the next steps and the sent values.
 */
export function SentPage({ kind, reference, email, receivedData, rows }: SentReceipt) {
  const { title, text } = outcomeWords[kind];
  const { sent } = noscriptWords;
  return (
    <FormPanel title={title} subtitle={text}>
      <SentDetails details={{ reference, email }} />
      {/* The server does not know the visitor's time zone, so the page uses the time zone of the mails. */}
      {receivedData && <ReceivedDataLines lines={formatReceivedData(receivedData, settings.timeZone ?? 'UTC')} />}
      <h2>{sent.next}</h2>
      <ul>
        <li>{sent.read}</li>
        {email && <li>{fillPlaceholders(sent.confirmed, { email: isolate(email) })}</li>}
      </ul>
      <h2>{sent.details}</h2>
      {rows ? <RequestRows rows={rows} /> : <p>{sent.forgotten}</p>}
      <HomeLink />
    </FormPanel>
  );
}
