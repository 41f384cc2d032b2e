import { Button } from '../../components/Button/Button';
import { ErrorScreen } from '../../components/ErrorScreen/ErrorScreen';
import { Link } from '../../components/Link/Link';
import { chunkError, renderError } from '../../content/errors';
import { describeError } from './describeError';
import { ChunkError } from '../../components/lazyModule';

export interface RouteErrorProps {
  error: unknown;
  onRetry: () => void;
}

/** In place of a page that could not be fetched or that throws (§2.15). */
export function RouteError({ error, onRetry }: RouteErrorProps) {
  if (error instanceof ChunkError) {
    return (
      <ErrorScreen title={chunkError.title} text={chunkError.text}>
        <Button onClick={onRetry}>{chunkError.retryLabel}</Button>
      </ErrorScreen>
    );
  }
  return (
    <ErrorScreen title={renderError.title} text={describeError(error)}>
      <p>{renderError.text}</p>
      <Button onClick={() => window.location.reload()}>{renderError.reloadLabel}</Button>
      <Link to={renderError.homeLink.href}>{renderError.homeLink.label}</Link>
    </ErrorScreen>
  );
}
