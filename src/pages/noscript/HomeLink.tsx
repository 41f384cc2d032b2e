import { words } from '#site/words/noscript';
import { Link } from '../../components/Link/Link';
import links from '../../components/Link/Link.module.css';

/** Renders a paragraph with the link to the home page. */
export const HomeLink = () => (
  <p>
    <Link to="/" className={links.standalone}>
      {words.sent.home}
    </Link>
  </p>
);
