import { Activity, startTransition, Suspense, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { goToTop } from '../../hooks/goToTop';
import { LazyView } from './LazyView';
import { preloadOnIntent } from './preloads';
import { RouteEffects } from './RouteEffects';
import { RouteError } from './RouteError';
import { routeFor, type Route } from './routes';

const NO_PROPS = {};

export interface CurrentPageProps {
  /** The first page is on the screen and answers. */
  onReady?: (() => void) | undefined;
}

/**
 * The page of the current path. The page before stays on screen until the next one's code is here. A page whose link the
 * visitor lingers on is rendered ahead, hidden and without effects: a press then only has to show it.
 *
 * A navigation, Back and Forward too, goes to the top of the page and puts focus on its h1, which is what a screen
 * reader then says. The first page of a visit keeps the browser's own start.
 */
export function CurrentPage({ onReady }: CurrentPageProps) {
  const { pathname, key } = useLocation();
  const current = routeFor(pathname);
  // Every address that is typed in has the same key, so the path belongs to it.
  const visit = `${key} ${pathname}`;
  const shownVisit = useRef<string>(undefined);
  // Another visit has other likely next pages.
  const [ahead, setAhead] = useState<{ route: Route; visit: string }>();
  const prepare = useEffectEvent((route: Route) => startTransition(() => setAhead({ route, visit })));
  useEffect(() => preloadOnIntent((route) => prepare(route)), []);

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

  const effects = <RouteEffects page={current.page} visit={visit} onShown={onShown} />;
  const renderError = (error: unknown, retry: () => void) => (
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
  );
  const next = ahead?.visit === visit && ahead.route.path !== current.path ? [ahead.route] : [];
  return (
    <Suspense fallback={null}>
      {[current, ...next].map(({ path, module }) => {
        const isCurrent = path === current.path;
        return (
          <Activity key={path} mode={isCurrent ? 'visible' : 'hidden'}>
            <LazyView
              module={module}
              props={NO_PROPS}
              resetKey={isCurrent ? visit : ''}
              renderError={isCurrent ? renderError : () => null}
            >
              {isCurrent && effects}
            </LazyView>
          </Activity>
        );
      })}
    </Suspense>
  );
}
