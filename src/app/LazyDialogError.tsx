import { Alert } from '../components/Alert/Alert';
import { ChunkError } from '../components/lazyModule';
import { chunkError, renderError } from '../content/errors';
import { describeError } from './routing/describeError';

export interface LazyDialogErrorProps {
  error: unknown;
  onRetry: () => void;
  onClose: () => void;
}

/** Says that a dialog could not be fetched or threw, and offers to try again. */
export function LazyDialogError({ error, onRetry, onClose }: LazyDialogErrorProps) {
  const isFetchError = error instanceof ChunkError;
  return (
    <Alert
      title={isFetchError ? chunkError.title : renderError.title}
      confirmLabel={chunkError.retryLabel}
      onConfirm={onRetry}
      cancelLabel={chunkError.closeLabel}
      onClose={onClose}
    >
      <p>{isFetchError ? chunkError.text : describeError(error)}</p>
    </Alert>
  );
}
