import { ErrorScreen } from '../../components/ErrorScreen/ErrorScreen';
import { Link } from '../../components/Link/Link';
import type { PageProps } from '../pageProps';

/** Renders the page for any unknown path (§2.15). */
export default function NotFoundPage({ title, content }: PageProps<'not-found'>) {
  return (
    <ErrorScreen title={title} text={content.text}>
      <Link to="/">{content.homeLabel}</Link>
    </ErrorScreen>
  );
}
