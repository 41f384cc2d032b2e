import { recordLanguageSwitch } from '../../hooks/languageSwitch';
import styles from './LanguageSwitch.module.css';

/** A link to this page in another language. */
export interface LanguageLink {
  /** The tag of the language (BCP 47). */
  tag: string;
  /** The name of the language in the language itself, such as 'Deutsch'. */
  name: string;
  href: string;
  /** False if this page does not exist in the language. The link then opens the language's home page. */
  isSamePage: boolean;
}

/**
 * Renders links to this page in the site's other languages. The links have the same styles as the other links of the
 * header.
 */
export function LanguageSwitch({ links }: { links: readonly LanguageLink[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ tag, name, href }) => (
        <li key={tag}>
          <a
            href={href}
            hrefLang={tag}
            lang={tag}
            className={styles.link}
            onClick={({ nativeEvent }) => recordLanguageSwitch(nativeEvent)}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
