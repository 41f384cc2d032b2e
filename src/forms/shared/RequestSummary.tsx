import { useEffect, useId, useRef, useState } from 'react';
import { words as formWords } from '#site/words/forms';
import { Button } from '../../components/Button/Button';
import buttonStyles from '../../components/Button/Button.module.css';
import { LiveText } from '../../components/LiveText/LiveText';
import { Letterhead, type LetterheadProps } from '../../components/Letterhead/Letterhead';
import { focusReplacement } from '../../hooks/focusAnnouncement';
import { fillPlaceholders } from '../../site/fill';
import { isolate } from '../../site/isolate';
import type { EnteredRow } from '../../submission/noscriptPages';
import { formatRepeatedText } from '../fields/fieldWords';
import { buildMailtoLink } from './mailto';
import { useNoscriptPage } from './noscript';
import styles from './RequestSummary.module.css';

export interface RequestSummaryProps {
  heading: string;
  subject: string;
  /** The firm that receives the request. */
  firm: LetterheadProps['firm'];
  rows: readonly EnteredRow[];
  onEdit: () => void;
}

const words = formWords.summary;

const formatSummary = (rows: readonly EnteredRow[]): string =>
  rows
    .map(({ label, value }) => fillPlaceholders(words.row, { label, value: isolate(value || words.notGiven) }))
    .join('\r\n');

/** Renders the label and the entered value of each field. */
export const RequestRows = ({ rows }: Pick<RequestSummaryProps, 'rows'>) => (
  <dl className={styles.rows}>
    {rows.map(({ label, value }) => (
      <div key={label} className={styles.row}>
        <dt>{label}</dt>
        <dd>
          <bdi>{value || words.notGiven}</bdi>
        </dd>
      </div>
    ))}
  </dl>
);

/**
 * Renders the entered values, and controls to mail, copy, print or edit them. On a page without JavaScript, the only
 * control is the mail link. The visitor sends the values to the firm without the relay (§7.4).
 */
export function RequestSummary({ heading, subject, firm, rows, onEdit }: RequestSummaryProps) {
  const headingElement = useRef<HTMLHeadingElement>(null);
  const shortenedNoticeId = useId();
  const [copyResult, setCopyResult] = useState('');
  const [date] = useState(() => new Date());
  const isScripted = useNoscriptPage() === null;
  // On a page without JavaScript, the heading of the summary follows the page's `h1`, so it must be an `h2`.
  const Heading = isScripted ? 'h3' : 'h2';
  const text = formatSummary(rows);
  const { href, isShortened } = buildMailtoLink(firm.inbox, subject, `${heading}\r\n\r\n${text}`);
  useEffect(() => {
    if (headingElement.current) focusReplacement(headingElement.current);
  }, []);

  const announceCopyResult = (result: string) => setCopyResult((previous) => formatRepeatedText(result, previous));
  const copyText = async () => {
    try {
      await navigator.clipboard.writeText(text);
      announceCopyResult(words.copied);
    } catch (error) {
      console.warn('The browser did not allow copying the summary.', error);
      announceCopyResult(words.notCopied);
    }
  };

  return (
    <div className={styles.summary}>
      <Letterhead firm={firm} date={date} />
      <Heading ref={headingElement} className={styles.title}>
        {heading}
      </Heading>
      <p className={styles.screenOnly}>{words.unsent}</p>
      <RequestRows rows={rows} />
      <div className={styles.actions}>
        <a
          href={href}
          onClick={isShortened ? () => void copyText() : undefined}
          aria-describedby={isShortened ? shortenedNoticeId : undefined}
          className={buttonStyles.button}
        >
          {words.byEmail}
        </a>
        {isScripted && (
          <>
            <Button variant="secondary" onClick={() => void copyText()}>
              {words.copy}
            </Button>
            <Button variant="secondary" onClick={() => window.print()}>
              {words.print}
            </Button>
            <Button variant="secondary" onClick={onEdit}>
              {words.edit}
            </Button>
          </>
        )}
      </div>
      {isShortened && (
        <p id={shortenedNoticeId} className={styles.screenOnly}>
          {isScripted ? fillPlaceholders(words.tooLong, { button: words.byEmail }) : words.tooLongNoscript}
        </p>
      )}
      <LiveText className={styles.screenOnly}>{copyResult}</LiveText>
    </div>
  );
}
