import { Fragment, type ReactNode } from 'react';
import { words } from '#site/words/controls';
import { fillAddress } from '../../site/fill';
import type { Firm } from '../../site/types';
import { NewTabLinks } from '../Link/Link';
import styles from './ContactDetails.module.css';

export interface ContactDetailsProps {
  firm: Pick<Firm, 'legalName' | 'address' | 'phone' | 'inbox' | 'hours' | 'social'>;
  labels: { heading: string; address: string; phone: string; email: string; hours: string; social: string };
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.detail}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Renders the firm's contact details: address, phone, e-mail, hours and social networks. */
export function ContactDetails({ firm, labels }: ContactDetailsProps) {
  return (
    <section className={styles.details}>
      <h2>{labels.heading}</h2>
      <dl className={styles.list}>
        <Detail label={labels.address}>
          {firm.legalName}
          {words.address.lines
            .map((line) => fillAddress(line, firm.address))
            .filter((line) => line !== '')
            .map((line, index) => (
              <Fragment key={index}>
                <br />
                {line}
              </Fragment>
            ))}
        </Detail>
        <Detail label={labels.phone}>
          <a href={`tel:${firm.phone.dial}`}>{firm.phone.display}</a>
        </Detail>
        <Detail label={labels.email}>
          <a href={`mailto:${firm.inbox}`}>{firm.inbox}</a>
        </Detail>
        <Detail label={labels.hours}>{firm.hours}</Detail>
        {firm.social.length > 0 && (
          <Detail label={labels.social}>
            <NewTabLinks links={firm.social} />
          </Detail>
        )}
      </dl>
    </section>
  );
}
