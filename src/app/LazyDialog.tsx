import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Alert } from '../components/Alert/Alert';
import { ChunkError, type LazyPart } from '../components/lazyPart';
import { OutdatedBuildAlert } from '../components/OutdatedBuildAlert/OutdatedBuildAlert';
import { words } from '#site/words/controls';
import { focusPageHeading } from '../hooks/focusAnnouncement';
import { removeDialogParameters } from '../store/openDialogs';
import { describeError } from './routing/describeError';
import { ErrorBoundary } from './routing/ErrorBoundary';

/**
 * Removes the parameters of dialogs from the URL, so that the closed dialog opens neither on a reload nor on Back.
 * Replaces only the history entry, because after a navigation the site would focus the heading of the page.
 */
function removeDialogFromUrl(): void {
  const { history, location } = window;
  history.replaceState(history.state, '', location.hash.replace(/\?.*/, removeDialogParameters));
}

export interface LazyDialogProps {
  Content: LazyPart;
  /**
   * Closes the dialog in the store. Called when the visitor presses Escape before the dialog has the focus, closes the
   * error message, or navigates to another page.
   */
  onCancel: () => void;
}

/**
 * If no element has the focus, focuses `opener`, or the page's heading if `opener` can't be focused. react-aria can't
 * restore the focus in two cases: Escape was pressed before the dialog had the focus, or the URL opened the dialog.
 */
function restoreLostFocus(opener: HTMLElement | null): void {
  const isFocusLost = () => document.activeElement === document.body;
  const restoreFocus = () => {
    if (isFocusLost()) opener?.focus();
    if (isFocusLost()) focusPageHeading();
  };
  // Waits for two frames, because react-aria restores the focus in the first frame.
  requestAnimationFrame(() => requestAnimationFrame(restoreFocus));
}

/**
 * Renders a dialog whose code is fetched at the latest when the dialog opens. If the code can't be fetched or throws an
 * error, an alertdialog reports the error. A navigation, such as the browser's Back, removes the dialog in the render
 * that replaces the page. A dialog that stayed longer would move the focus away from the heading of the next page. If
 * the URL had a query when the dialog opened, a change of the query is also a navigation.
 */
export function LazyDialog({ Content, onCancel }: LazyDialogProps) {
  const { pathname, search } = useLocation();
  const [initialLocation] = useState({ pathname, search });
  const [opener] = useState(() => document.activeElement as HTMLElement | null);
  // If the initial URL has no query, a button has opened the dialog. A new query does not close such a dialog, even
  // if the query names another dialog.
  const hasLeftPage =
    pathname !== initialLocation.pathname || (initialLocation.search !== '' && search !== initialLocation.search);
  const cancel = useEffectEvent(onCancel);
  useEffect(() => {
    if (hasLeftPage) cancel();
  }, [hasLeftPage]);

  const onUnmount = useEffectEvent(() => {
    // After a navigation, the next page focuses its own heading.
    if (hasLeftPage) return;
    restoreLostFocus(opener);
    removeDialogFromUrl();
  });
  useEffect(() => {
    let hadFocusInside = false;
    // The dialog gets the focus shortly after it appears. Before that, the dialog receives no key events, so
    // `onKeyDown` handles Escape.
    const trackDialogFocus = () => {
      hadFocusInside ||= Boolean(document.activeElement?.closest('[role="dialog"]'));
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !hadFocusInside) cancel();
    };
    trackDialogFocus();
    document.addEventListener('focusin', trackDialogFocus);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('focusin', trackDialogFocus);
      document.removeEventListener('keydown', onKeyDown);
      onUnmount();
    };
  }, []);

  if (hasLeftPage) return null;
  return (
    <Suspense fallback={null}>
      <ErrorBoundary
        renderError={(error, retry) =>
          error instanceof ChunkError && error.isFileGone ? (
            <OutdatedBuildAlert onClose={onCancel} />
          ) : (
            <Alert
              title={describeError(error).title}
              confirmLabel={words.chunkError.retry}
              onConfirm={retry}
              onClose={onCancel}
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
