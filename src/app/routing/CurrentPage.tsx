import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { goToTop } from '../../hooks/goToTop';
import { LazyView } from './LazyView';
import { preloadOnIntent } from './preloads';
import { RouteEffects } from './RouteEffects';
import { RouteError } from './RouteError';
import { routeFor } from './routes';

export interface CurrentPageProps {
  /** The first page is on the screen and answers. */
  onReady?: (() => void) | undefined;
}

/**
 * The page of the current path. The page before stays on screen until the next one's code is here.
 *
 * A navigation, Back and Forward too, goes to the top of the page and puts focus on its h1, which is what a screen
 * reader then says. The first page of a visit keeps the browser's own start.
 */
export function CurrentPage({ onReady }: CurrentPageProps) {
  const { pathname, key } = useLocation();
  const { page, module } = routeFor(pathname);
  // Every address that is typed in has the same key, so the path belongs to it.
  const visit = `${key} ${pathname}`;
  const shownVisit = useRef<string>(undefined);
  useEffect(preloadOnIntent, []);

  const onShown = useCallback(
    (shown: string) => {
      const before = shownVisit.current;
      shownVisit.current = shown;
      if (before === undefined) onReady?.();
      if (before === undefined || before === shown) return;
      goToTop();
    },
    [onReady],
  );

  const effects = <RouteEffects page={page} visit={visit} onShown={onShown} />;
  return (
    <LazyView
      module={module}
      props={{}}
      resetKey={visit}
      renderError={(error, retry) => (
        <>
          <RouteError
            error={error}
            onRetry={() => {
              // The button goes with the error: the page that comes takes the focus like after a navigation.
              shownVisit.current = 'failed';
              retry();
            }}
          />
          {effects}
        </>
      )}
    >
      {effects}
    </LazyView>
  );
}
