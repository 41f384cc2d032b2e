import { ErrorScreen } from '../../components/ErrorScreen/ErrorScreen';
import { Link } from '../../components/Link/Link';
import { notFound } from '#site/errors';

/** Any path that is not a page (§2.15). */
export default function NotFoundPage() {
  const { title, text, homeLink } = notFound;
  return (
    <ErrorScreen title={title} text={text}>
      <Link to={homeLink.href}>{homeLink.label}</Link>
    </ErrorScreen>
  );
}
