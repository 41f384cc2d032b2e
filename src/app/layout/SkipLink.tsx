import { words } from '#site/words/controls';
import { focusNonInteractive } from '../../hooks/focusAnnouncement';
import styles from './SkipLink.module.css';

/** The id of the main landmark, which is the target of the skip link. */
export const MAIN_ID = 'main';

/**
 * Renders the link that skips the navigation bar (WCAG 2.4.1). The router would treat the URL '#main' as a route,
 * so a click handler focuses the main landmark.
 */
export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className={styles.skipLink}
      onClick={(event) => {
        event.preventDefault();
        focusNonInteractive(document.getElementById(MAIN_ID));
      }}
    >
      {words.skipLink}
    </a>
  );
}
