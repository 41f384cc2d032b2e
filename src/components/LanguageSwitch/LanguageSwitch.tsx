import { recordLanguageSwitch } from '../../hooks/languageSwitch';
import styles from '../Header/Header.module.css';

/** A link to another language of the site. */
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
 * Renders a link to each other language of the site. The links have the same styles as the other links of the header.
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
