import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { focusPage } from '../forms/shared/focus';
import { LazyDialogError } from './LazyDialogError';
import type { LazyModule } from '../components/lazyModule';
import { LazyView } from './routing/LazyView';

export interface LazyDialogProps<Props extends object> {
  module: LazyModule<Props>;
  props: Props;
  /** Closes it in the store: the visitor gave up waiting for it, or left the page that it opened over. */
  onGiveUp: () => void;
}

/** Tells that the dialog it stands beside holds the focus, which comes a moment after it is seen: until then it hears no key. */
function Arrival({ onChange }: { onChange: (isHere: boolean) => void }) {
  useEffect(() => {
    const look = () => {
      if (document.activeElement?.closest('[role="dialog"], [role="alertdialog"]')) onChange(true);
    };
    look();
    document.addEventListener('focusin', look);
    return () => {
      document.removeEventListener('focusin', look);
      onChange(false);
    };
  }, [onChange]);
  return null;
}

/**
 * What opened the dialog gets the focus back where react-aria had none to give: Escape came before the dialog took it. One
 * that was opened by the address has nothing to give it back to: the page's heading takes it.
 */
function focusIfLost(opener: Element | null): void {
  // Two frames: in the first one react-aria gives the focus back where it can.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      if (opener instanceof HTMLElement && opener !== document.body && opener.isConnected) opener.focus();
      else focusPage();
    }),
  );
}

/**
 * A dialog whose code is fetched when it opens; an alertdialog says when it did not arrive or throws. Until it is
 * on the screen Escape calls it off. The browser's Back leaves the page and the dialog with it, in the same render, or the
 * dialog would take back the focus that the next page's heading is given.
 */
export function LazyDialog<Props extends object>({ module, props, onGiveUp }: LazyDialogProps<Props>) {
  const { pathname } = useLocation();
  const [openedOver] = useState(pathname);
  const [opener] = useState(() => document.activeElement);
  const [isHere, setHere] = useState(false);
  const isLeft = pathname !== openedOver;
  const giveUp = useEffectEvent(onGiveUp);
  useEffect(() => {
    if (isLeft) giveUp();
  }, [isLeft]);
  const onGone = useEffectEvent(() => {
    // The page that comes next takes the focus itself.
    if (!isLeft) focusIfLost(opener);
  });
  useEffect(() => () => onGone(), []);
  useEffect(() => {
    if (isHere || isLeft) return undefined;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') giveUp();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isHere, isLeft]);

  if (isLeft) return null;
  return (
    <Suspense fallback={null}>
      <LazyView
        module={module}
        props={props}
        renderError={(error, retry) => <LazyDialogError error={error} onRetry={retry} onClose={onGiveUp} />}
      >
        <Arrival onChange={setHere} />
      </LazyView>
    </Suspense>
  );
}
