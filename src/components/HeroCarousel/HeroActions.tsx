import type { Link as LinkData } from '../../content/types';
import { Button } from '../Button/Button';
import { Link } from '../Link/Link';
import styles from './HeroActions.module.css';

export interface HeroActionsProps {
  link: LinkData;
  contactLabel: string;
  onContact: () => void;
  /** The visitor is about to press the contact button (hover or focus): its dialog can be fetched. */
  onContactIntent?: () => void;
}

/** What a visitor can do next: see what is on offer, or ask. Once for all slides. */
export function HeroActions({ link, contactLabel, onContact, onContactIntent }: HeroActionsProps) {
  return (
    <>
      <Link to={link.href} className={styles.primary}>
        {link.label}
      </Link>
      <Button
        variant="secondary"
        className={styles.secondary}
        onPointerEnter={onContactIntent}
        onFocus={onContactIntent}
        onClick={onContact}
      >
        {contactLabel}
      </Button>
    </>
  );
}
