import { Button } from '../../components/Button/Button';
import { ErrorScreen } from '../../components/ErrorScreen/ErrorScreen';
import { ChunkError } from '../../components/lazyPart';
import { Link } from '../../components/Link/Link';
import { chunkError, renderError } from '#site/errors';
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
        <Button onClick={onRetry}>{chunkError.retryLabel}</Button>
      ) : (
        <>
          <p>{renderError.text}</p>
          <Button onClick={() => window.location.reload()}>{renderError.reloadLabel}</Button>
          <Link to="/">{renderError.homeLabel}</Link>
        </>
      )}
    </ErrorScreen>
  );
}
