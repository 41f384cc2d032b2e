import { words } from '#site/words/controls';
import { focusText } from '../../hooks/focusAnnouncement';
import styles from './SkipLink.module.css';

/** Id of the main landmark, where the skip link leads. */
export const MAIN_ID = 'main';

/** Past the bar to the content (WCAG 2.4.1). In a hash-routed site '#main' would be a route, so it moves focus itself. */
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
