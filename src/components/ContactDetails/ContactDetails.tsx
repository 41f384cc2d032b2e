import type { ReactNode } from 'react';
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

/** Every way to reach the firm other than the form. */
export function ContactDetails({ firm, labels }: ContactDetailsProps) {
  const { street, postalCode, city, country } = firm.address;
  return (
    <section className={styles.details}>
      <h2>{labels.heading}</h2>
      <dl className={styles.list}>
        <Detail label={labels.address}>
          {firm.legalName}
          <br />
          {street}
          <br />
          {postalCode} {city}
          <br />
          {country}
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
