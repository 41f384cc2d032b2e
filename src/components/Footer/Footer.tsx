import { useState, type ReactNode } from 'react';
import { words } from '#site/words/controls';
import { fillAddress, fillPlaceholders } from '../../site/fill';
import type { Firm, Link as LinkData } from '../../site/types';
import { Button, type ButtonAction } from '../Button/Button';
import { Link, NewTabLinks } from '../Link/Link';
import { LiveText } from '../LiveText/LiveText';
import styles from './Footer.module.css';

export interface FooterProps {
  brand: ReactNode;
  firm: Pick<Firm, 'legalName' | 'tagline' | 'inbox' | 'phone' | 'address' | 'hours' | 'social'>;
  links: readonly LinkData[];
  currentPath: string;
  /** Opens the contact form. */
  contactAction: ButtonAction;
  /** Opens the display settings. */
  displayAction: ButtonAction;
  isMotionPaused: boolean;
  onMotionPausedChange: (isPaused: boolean) => void;
}

/**
 * Renders the footer (§2.3). The content of the footer has the same order on every page, so that visitors find help at
 * the same position (WCAG 3.2.6).
 */
export function Footer(props: FooterProps) {
  const { brand, firm, links, currentPath, contactAction, displayAction, isMotionPaused, onMotionPausedChange } = props;
  const { copyright, pauseMotion, playMotion, motionPaused, motionPlays, ...headings } = words.footer;
  const [isMotionButtonPressed, setMotionButtonPressed] = useState(false);
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          {brand}
          <p>{firm.tagline}</p>
          <Button {...contactAction}>{words.contact}</Button>
        </div>
        <nav aria-label={headings.links}>
          <h2 className={styles.heading}>{headings.links}</h2>
          <ul>
            {links.map(({ label, href }) => (
              <li key={href}>
                <Link to={href} aria-current={href === currentPath ? 'page' : undefined}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <section>
          <h2 className={styles.heading}>{headings.contact}</h2>
          <address>
            <ul>
              <li>
                <a href={`mailto:${firm.inbox}`}>{firm.inbox}</a>
              </li>
              <li>
                <a href={`tel:${firm.phone.dial}`}>{firm.phone.display}</a>
              </li>
              <li className={styles.contactText}>{fillAddress(words.address.line, firm.address)}</li>
              <li className={styles.contactText}>{firm.hours}</li>
            </ul>
          </address>
        </section>
        {firm.social.length > 0 && (
          <section>
            <h2 className={styles.heading}>{headings.social}</h2>
            <NewTabLinks links={firm.social} />
          </section>
        )}
      </div>
      <div className={styles.bottomRow}>
        <p>{fillPlaceholders(copyright, { firm: firm.legalName })}</p>
        <div>
          <Button variant="secondary" className={styles.setting} {...displayAction}>
            {words.display}
          </Button>
          <Button
            variant="secondary"
            className={styles.setting}
            onClick={() => {
              onMotionPausedChange(!isMotionPaused);
              setMotionButtonPressed(true);
            }}
          >
            {isMotionPaused ? playMotion : pauseMotion}
          </Button>
        </div>
        {/* A live region announces the result of a press, because Orca and VoiceOver do not announce a changed label
            (WCAG 4.1.3). */}
        <LiveText as="span" isHidden>
          {isMotionButtonPressed && (isMotionPaused ? motionPaused : motionPlays)}
        </LiveText>
      </div>
    </footer>
  );
}
