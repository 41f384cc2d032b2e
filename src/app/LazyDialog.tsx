import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../components/Button/Button';
import { chunkError, renderError } from '../content/errors';
import { describeError } from './routing/describeError';
import { ChunkError, type LazyModule } from './routing/lazyModule';
import { LazyView } from './routing/LazyView';
import styles from './LazyDialog.module.css';

export interface LazyDialogProps<Props extends object> {
  module: LazyModule<Props>;
  props: Props;
  /** Closes it in the store: the visitor gave up waiting for it, or left the page that it opened over. */
  onGiveUp: () => void;
}

/**
 * A dialog whose code is fetched when it opens; says at once, over the page, when it did not arrive or throws. The browser's
 * Back leaves the page and the dialog with it, in the same render, or the dialog would take back the focus that the next
 * page's heading is given.
 */
export function LazyDialog<Props extends object>({ module, props, onGiveUp }: LazyDialogProps<Props>) {
  const { pathname } = useLocation();
  const [openedOver] = useState(pathname);
  const isLeft = pathname !== openedOver;
  const giveUp = useEffectEvent(onGiveUp);
  useEffect(() => {
    if (isLeft) giveUp();
  }, [isLeft]);

  if (isLeft) return null;
  return (
    <LazyView
      module={module}
      props={props}
      renderError={(error, retry) => {
        const isFetchError = error instanceof ChunkError;
        return (
          <div role="alert" className={styles.notice}>
            <p>
              <strong>{isFetchError ? chunkError.title : renderError.title}</strong>
            </p>
            <p>{isFetchError ? chunkError.text : describeError(error)}</p>
            <div className={styles.actions}>
              <Button onClick={retry}>{chunkError.retryLabel}</Button>
              <Button variant="secondary" onClick={onGiveUp}>
                {chunkError.closeLabel}
              </Button>
            </div>
          </div>
        );
      }}
    />
  );
}
