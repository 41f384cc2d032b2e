import { words } from '#site/words/controls';
import { focusText } from '../../hooks/focusAnnouncement';
import styles from './SkipLink.module.css';

/** The id of the main landmark, the target of the skip link. */
export const MAIN_ID = 'main';

/**
 * Renders the link that skips the bar (WCAG 2.4.1). With hash routing, '#main' would be a route, so a click handler
 * moves the focus.
 */
export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className={styles.skip}
      onClick={(event) => {
        event.preventDefault();
        focusText(document.getElementById(MAIN_ID));
      }}
    >
      {words.skipLink}
    </a>
  );
}
