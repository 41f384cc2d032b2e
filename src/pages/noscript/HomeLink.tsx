import { pages } from '#site/pages';
import { words } from '#site/words/noscript';
import { Link } from '../../components/Link/Link';
import links from '../../components/Link/Link.module.css';
import { findPageOfKind } from '../../site/pages';

/** Renders a paragraph with the link to the home page. */
export const HomeLink = () => (
  <p>
    <Link to={findPageOfKind(pages, 'home')?.path ?? '/'} className={links.standalone}>
      {words.sent.home}
    </Link>
  </p>
);
