import { Button } from '../../components/Button/Button';
import { ErrorScreen } from '../../components/ErrorScreen/ErrorScreen';
import { ChunkError } from '../../components/lazyPart';
import { Link } from '../../components/Link/Link';
import { words } from '#site/words/controls';
import { describeError } from './describeError';

export interface RouteErrorProps {
  error: unknown;
  onRetry: () => void;
}

/** In place of a page that could not be fetched or that throws (§2.15). */
export function RouteError({ error, onRetry }: RouteErrorProps) {
  return (
    <ErrorScreen {...describeError(error)}>
      {error instanceof ChunkError ? (
        <Button onClick={onRetry}>{words.chunkError.retry}</Button>
      ) : (
        <>
          <p>{words.renderError.text}</p>
          <Button onClick={() => window.location.reload()}>{words.renderError.reload}</Button>
          <Link to="/">{words.renderError.home}</Link>
        </>
      )}
    </ErrorScreen>
  );
}
