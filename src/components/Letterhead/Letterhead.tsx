import { settings } from '#site/settings';
import { words } from '#site/words/controls';
import { fillAddress, fillPlaceholders } from '../../site/fill';
import { isolate } from '../../site/isolate';
import type { Firm } from '../../site/types';
import { Picture } from '../Picture/Picture';
import styles from './Letterhead.module.css';

export interface LetterheadProps {
  firm: Pick<Firm, 'name' | 'legalName' | 'address' | 'inbox' | 'phone' | 'logo'>;
  /** The date of the printed content. */
  date: Date;
}

/**
 * Renders a letterhead at the top of printed content: the firm's name, address and contact details, and the date. The
 * letterhead is hidden on screen.
 */
export function Letterhead({ firm, date }: LetterheadProps) {
  const { name, legalName, address, inbox, phone, logo } = firm;
  return (
    <div className={styles.letterhead} data-medium="paper">
      <p className={styles.brand}>
        <Picture picture={logo} loading="eager" /> {name}
      </p>
      <p className={styles.details}>
        {legalName}
        <br />
        {fillAddress(words.address.line, address)}
        <br />
        {fillPlaceholders(words.letterheadContact, { inbox: isolate(inbox), phone: isolate(phone.display) })}
      </p>
      <p>{new Intl.DateTimeFormat(settings.locale, { dateStyle: 'long' }).format(date)}</p>
    </div>
  );
}
