import { startTransition, type ReactNode } from 'react';
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

const reload = () => window.location.reload();

/**
 * Renders an error screen in place of a page whose code can't be fetched or throws an error (§2.15). During a retry,
 * the error screen stays until the code has loaded, so that the button keeps the focus.
 */
export function RouteError({ error, onRetry }: RouteErrorProps) {
  return <ErrorScreen {...describeError(error)}>{renderNextSteps(error, () => startTransition(onRetry))}</ErrorScreen>;
}

function renderNextSteps(error: unknown, onRetry: () => void): ReactNode {
  if (error instanceof ChunkError)
    return error.isFileGone ? (
      <Button onClick={reload}>{words.renewed.reload}</Button>
    ) : (
      <Button onClick={onRetry}>{words.chunkError.retry}</Button>
    );
  return (
    <>
      <p>{words.renderError.text}</p>
      <Button onClick={reload}>{words.renderError.reload}</Button>
      <Link to="/">{words.renderError.home}</Link>
    </>
  );
}
