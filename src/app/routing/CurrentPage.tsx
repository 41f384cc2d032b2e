import {
  Activity,
  memo,
  startTransition,
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocation, useRoutes, type Location } from 'react-router-dom';
import { clearTextCaret, focusInPlace, focusText, watchHistoryKeys } from '../../hooks/focusAnnouncement';
import { whenIdle } from '../../hooks/whenIdle';
import { LinkedContact } from '../DialogHost';
import { documentTitle } from './documentTitle';
import { ErrorBoundary } from './ErrorBoundary';
import { preloadNext, preloadOnIntent } from './preloads';
import { RouteError } from './RouteError';
import { notFoundRoute, routeFor, routes } from './routes';
import { useRenewal } from './useRenewal';

const table = [...routes, { ...notFoundRoute, path: '*' }];

/** Not rendered again because another one is made ready beside it. */
const PageAt = memo(({ location }: { location: Partial<Location> }) => useRoutes(table, location));

/**
 * What follows once a page is on screen and the tab says its title, for each navigation. It stands beside the page inside
 * its Suspense boundary, so that it waits for the page's code, and before it, so that it is taken away first.
 */
function Arrival({ location, onShown }: { location: Location; onShown: () => void }) {
  const shown = useEffectEvent(onShown);
  useLayoutEffect(() => clearTextCaret, []);
  useEffect(() => {
    const route = routeFor(location.pathname);
    document.title = documentTitle(route);
    shown();
    return whenIdle(() => preloadNext(route));
  }, [location]);
  return null;
}

export interface CurrentPageProps {
  /** The first page is on the screen and answers. */
  onReady?: (() => void) | undefined;
}

/**
 * The page of the current path. The page before stays on screen until the next one's code is here. A page whose link the
 * visitor lingers on is rendered ahead, hidden and without effects: a press then only has to show it.
 *
 * A navigation, Back and Forward too, goes to the top of the page and puts focus on its h1, which is what a screen
 * reader then says; so does a page or an error that comes in place of an error. The first page of a visit keeps the
 * browser's own start.
 */
export function CurrentPage({ onReady }: CurrentPageProps) {
  const location = useLocation();
  useRenewal(location);
  // Another visit has other likely next pages.
  const [ahead, setAhead] = useState<{ pathname: string; from: Location }>();
  const prepare = useEffectEvent((pathname: string) => startTransition(() => setAhead({ pathname, from: location })));
  useEffect(() => preloadOnIntent((pathname) => prepare(pathname)), []);
  useEffect(watchHistoryKeys, []);
  const isFirst = useRef(true);
  const onShown = () => {
    if (isFirst.current) {
      // A navigation that came before this code has left its heading focusable (goToTop).
      const early = document.querySelector<HTMLElement>('main h1[tabindex]');
      if (early === document.activeElement) focusText(early);
      else early?.removeAttribute('tabindex');
      onReady?.();
    } else {
      window.scrollTo(0, 0);
      const heading = document.querySelector<HTMLElement>('main h1');
      if (heading) focusInPlace(heading);
    }
    isFirst.current = false;
  };

  const arrival = <Arrival location={location} onShown={onShown} />;
  const renderError = (error: unknown, retry: () => void) => (
    <>
      {arrival}
      <RouteError error={error} onRetry={retry} />
    </>
  );
  const next = ahead?.from === location && ahead.pathname !== routeFor(location.pathname).path ? [ahead] : [];
  return (
    <Suspense fallback={null}>
      {[location, ...next].map((at) => {
        const isCurrent = at === location;
        return (
          <Activity key={routeFor(at.pathname).path} mode={isCurrent ? 'visible' : 'hidden'}>
            <ErrorBoundary resetKey={at} renderError={isCurrent ? renderError : () => null}>
              {isCurrent && arrival}
              <PageAt location={at} />
              {isCurrent && <LinkedContact />}
            </ErrorBoundary>
          </Activity>
        );
      })}
    </Suspense>
  );
}
