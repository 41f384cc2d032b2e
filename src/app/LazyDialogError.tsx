import { useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../components/Button/Button';
import { chunkError, renderError } from '../content/errors';
import { describeError } from './routing/describeError';
import { ChunkError } from '../components/lazyModule';
import styles from './LazyDialog.module.css';

export interface LazyDialogErrorProps {
  error: unknown;
  onRetry: () => void;
  onClose: () => void;
}

/**
 * Says that a dialog could not be fetched or threw (WAI-ARIA APG, alertdialog). The browser's own dialog element and none
 * of react-aria's: its code may be what did not arrive. `showModal` keeps the focus inside, makes the page inert and, once
 * closed, gives the focus back to what opened it.
 */
export function LazyDialogError({ error, onRetry, onClose }: LazyDialogErrorProps) {
  const [titleId, textId] = [useId(), useId()];
  const dialog = useRef<HTMLDialogElement>(null);
  const retry = useRef<HTMLButtonElement>(null);
  // A layout effect: it ends while the element still stands in the page. Removed while open, it would take the focus with it.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    retry.current?.focus();
    return () => element?.close();
  }, []);

  const isFetchError = error instanceof ChunkError;
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
      className={styles.alert}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={titleId} className={styles.title}>
        {isFetchError ? chunkError.title : renderError.title}
      </h2>
      <p id={textId}>{isFetchError ? chunkError.text : describeError(error)}</p>
      <div className={styles.actions}>
        <Button ref={retry} onClick={onRetry}>
          {chunkError.retryLabel}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {chunkError.closeLabel}
        </Button>
      </div>
    </dialog>
  );
}
