import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Alert } from '../components/Alert/Alert';
import { ChunkError, type LazyPart } from '../components/lazyPart';
import { RenewedAlert } from '../components/RenewedAlert/RenewedAlert';
import { words } from '#site/words/controls';
import { focusPage } from '../hooks/focusAnnouncement';
import { describeError } from './routing/describeError';
import { ErrorBoundary } from './routing/ErrorBoundary';

export interface LazyDialogProps {
  Content: LazyPart;
  /** Closes it in the store: the visitor gave up waiting for it, or left the page that it opened over. */
  onGiveUp: () => void;
}

/** For where react-aria had no focus to give back: Escape came before the dialog took it, or the address opened it. */
function focusIfLost(opener: HTMLElement | null): void {
  const isLost = () => document.activeElement === document.body;
  const giveBack = () => {
    if (isLost()) opener?.focus();
    if (isLost()) focusPage();
  };
  // Two frames: in the first one react-aria gives the focus back where it can.
  requestAnimationFrame(() => requestAnimationFrame(giveBack));
}

/**
 * A dialog whose code is fetched when it opens; an alertdialog says when it did not arrive or throws. The browser's Back
 * leaves the page and the dialog with it, in the same render, or the dialog would take back the focus that the next page's
 * heading is given.
 */
export function LazyDialog({ Content, onGiveUp }: LazyDialogProps) {
  const { pathname } = useLocation();
  const [openedOver] = useState(pathname);
  const [opener] = useState(() => document.activeElement as HTMLElement | null);
  const isLeft = pathname !== openedOver;
  const giveUp = useEffectEvent(onGiveUp);
  useEffect(() => {
    if (isLeft) giveUp();
  }, [isLeft]);

  const onGone = useEffectEvent(() => {
    // The page that comes next takes the focus itself.
    if (!isLeft) focusIfLost(opener);
  });
  useEffect(() => {
    let isHere = false;
    // Until the dialog holds the focus, which comes a moment after it is seen, it hears no key: Escape calls it off here.
    const look = () => {
      isHere ||= Boolean(document.activeElement?.closest('[role="dialog"]'));
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !isHere) giveUp();
    };
    look();
    document.addEventListener('focusin', look);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('keydown', onKeyDown);
      onGone();
    };
  }, []);

  if (isLeft) return null;
  return (
    <Suspense fallback={null}>
      <ErrorBoundary
        renderError={(error, retry) =>
          error instanceof ChunkError && error.isGone ? (
            <RenewedAlert onClose={onGiveUp} />
          ) : (
            <Alert
              title={describeError(error).title}
              confirmLabel={words.chunkError.retry}
              onConfirm={retry}
              cancelLabel={words.close}
              onClose={onGiveUp}
            >
              <p>{describeError(error).text}</p>
            </Alert>
          )
        }
      >
        <Content />
      </ErrorBoundary>
    </Suspense>
  );
}
