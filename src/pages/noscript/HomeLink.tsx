import { pages } from '#site/pages';
import { words } from '#site/words/noscript';
import { Link } from '../../components/Link/Link';
import { findPageOfKind } from '../../site/pages';

/** Renders a paragraph with the link to the home page. */
export const HomeLink = () => (
  <p>
    <Link to={findPageOfKind(pages, 'home')?.path ?? '/'}>{words.sent.home}</Link>
  </p>
);
