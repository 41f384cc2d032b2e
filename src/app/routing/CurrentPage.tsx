import {
  Activity,
  Fragment,
  memo,
  startTransition,
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useStore } from 'react-redux';
import { useLocation, useRoutes, type Location } from 'react-router-dom';
import {
  runAfterAnnouncement,
  clearTextCaret,
  focusReplacement,
  watchHistoryKeys,
} from '../../hooks/focusAnnouncement';
import { ignoreHeldEnter } from '../../hooks/ignoreHeldEnter';
import { consumeLanguageSwitch } from '../../hooks/languageSwitch';
import { isBuildOutdated } from '../../hooks/outdatedBuild';
import { runWhenIdle } from '../../hooks/runWhenIdle';
import type { RootState } from '../../store/store';
import { selectIsAnySubmitting } from '../../store/submissions/submissionsSlice';
import { ContactLinkOpener } from '../DialogHost';
import { formatDocumentTitle } from './formatDocumentTitle';
import { ErrorBoundary } from './ErrorBoundary';
import { preloadLikelyPagesAndDialogs, preloadOnIntent } from './preloads';
import { RouteError } from './RouteError';
import { allRoutes, notFoundRoute, findRoute } from './routes';

const routeTable = [...allRoutes, { ...notFoundRoute, path: '*' }];

/**
 * Renders the page of a location. The component is memoised, so that rendering another page in advance does not render
 * the current page again.
 */
const RoutedPage = memo(({ location }: { location: Partial<Location> }) => useRoutes(routeTable, location));

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) focusReplacement(heading, { shouldScroll: false });
}

/**
 * Focuses the heading of a new document, because Orca 43 would otherwise announce only the document's title. The focus
 * is delayed, because Orca ignores focus changes until it has announced the title. NVDA, JAWS and VoiceOver do not need
 * this focus: they read a new document from its top.
 */
function focusNewDocument(): void {
  const focusHeadingIfNoFocus = () => {
    if (document.activeElement === document.body) focusHeading();
  };
  const focusAfterAnnouncement = () => runAfterAnnouncement(focusHeadingIfNoFocus, 4);
  if (document.readyState === 'complete') focusAfterAnnouncement();
  else window.addEventListener('load', focusAfterAnnouncement, { once: true });
}

function cleanUpPage(): void {
  clearTextCaret();
  // Applies the fonts for other writing systems, which load after the first paint (scripts/build/fontFacesLoader.ts).
  // The fonts change only during a navigation, so that no visible text moves. Webpack removes this code from sites
  // without such fonts.
  const { dataset } = document.documentElement;
  if (process.env['HAS_LATE_FONTS'] && 'fonts' in dataset) dataset['lateFonts'] = '';
}

/**
 * Sets the document title and calls `onPageShown` when a page is on screen. Preloads the pages and dialogs that the
 * visitor most likely opens next, once the browser is idle. Render this component inside the page's Suspense boundary,
 * so that it waits for the page's code. Render this component before the page, so that the cleanup runs before the page
 * is removed.
 */
function PageShownEffects({ location, onPageShown }: { location: Location; onPageShown: () => void }) {
  const notifyPageShown = useEffectEvent(onPageShown);
  useLayoutEffect(() => cleanUpPage, []);
  useEffect(() => {
    const route = findRoute(location.pathname);
    document.title = formatDocumentTitle(route);
    notifyPageShown();
    return runWhenIdle(() => preloadLikelyPagesAndDialogs(route));
  }, [location]);
  return null;
}

export interface CurrentPageProps {
  /** Called when the first page is on the screen and interactive. */
  onReady?: (() => void) | undefined;
}

/**
 * Renders the page of the current path. The previous page stays on screen until the next page's code has loaded. When
 * the visitor hovers over or focuses a link for a moment, the link's page is rendered in advance, hidden and without
 * effects. A click on the link then shows a page that is already rendered. With `Save-Data`, no page is rendered in
 * advance.
 *
 * A navigation, including Back and Forward, scrolls to the top of the page and focuses its h1, which a screen reader
 * then announces. The same happens when an error screen replaces a page, and when a page or another error screen
 * replaces an error screen. On the first page of a visit, the focus stays where the browser has set it. There is one
 * exception: the visitor opened that page with a key press on a link to another language. In this case, the h1 is
 * focused without a scroll, unless another element has the focus.
 */
export function CurrentPage({ onReady }: CurrentPageProps) {
  const location = useLocation();
  const { pathname: currentPath } = location;
  // If `isFileGone` has found a missing code file, the next navigation reloads the page. The host may lack other code
  // files of this tab's build, too. Drafts preserve the text in forms. While a form is being sent, there is no reload,
  // because a reload would abort the request.
  const { getState } = useStore<RootState>();
  const shownPath = useRef(currentPath);
  useEffect(() => {
    if (shownPath.current !== currentPath && isBuildOutdated() && !selectIsAnySubmitting(getState()))
      window.location.reload();
    shownPath.current = currentPath;
  }, [currentPath, getState]);
  // The page that is rendered in advance, and the location of the page that links to it.
  const [preparedPage, setPreparedPage] = useState<{ pathname: string; sourceLocation: Location }>();
  const preparePage = useEffectEvent((pathname: string) =>
    startTransition(() => setPreparedPage({ pathname, sourceLocation: location })),
  );
  useEffect(() => preloadOnIntent((pathname) => preparePage(pathname)), []);
  useEffect(watchHistoryKeys, []);
  useEffect(ignoreHeldEnter, []);
  const isFirstPage = useRef(true);
  const onPageShown = () => {
    if (isFirstPage.current) {
      if (!process.env['ONE_LANGUAGE'] && consumeLanguageSwitch()) focusNewDocument();
      onReady?.();
    } else {
      // For a history entry that a typed URL or a bookmark has created, WebKit does not use the value of the previous
      // entry (src/index.tsx). WebKit would therefore restore the scroll position on Back.
      window.history.scrollRestoration = 'manual';
      window.scrollTo(0, 0);
      focusHeading();
    }
    isFirstPage.current = false;
  };

  const pageShownEffects = <PageShownEffects location={location} onPageShown={onPageShown} />;
  // With the key, React mounts the effects again when a retry replaces the error screen with the page.
  const renderError = (error: unknown, retry: () => void) => (
    <Fragment key="error">
      {pageShownEffects}
      <RouteError error={error} onRetry={retry} />
    </Fragment>
  );
  const preparedPages =
    preparedPage?.sourceLocation === location && preparedPage.pathname !== findRoute(location.pathname).path
      ? [preparedPage]
      : [];
  return (
    <Suspense fallback={null}>
      {[location, ...preparedPages].map((pageLocation) => {
        const isCurrent = pageLocation === location;
        return (
          <Activity key={findRoute(pageLocation.pathname).path} mode={isCurrent ? 'visible' : 'hidden'}>
            <ErrorBoundary resetKey={pageLocation} renderError={isCurrent ? renderError : () => null}>
              {isCurrent && pageShownEffects}
              <RoutedPage location={pageLocation} />
              {isCurrent && <ContactLinkOpener />}
            </ErrorBoundary>
          </Activity>
        );
      })}
    </Suspense>
  );
}
