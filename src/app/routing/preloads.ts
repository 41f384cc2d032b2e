import type { LazyPart } from '../../components/lazyPart';
import { prefersReducedData } from '../../hooks/prefersReducedData';
import * as dialogs from '../../pages/dialogs/lazyDialogs';
import type { PageKind } from '../../site/pages';
import { findRoute, findRouteOfKind, type Route } from './routes';

const listPageComponents = (kind: PageKind): LazyPart[] => {
  const route = findRouteOfKind(kind);
  return route ? [route.Component] : [];
};
const quoteDialogs = [dialogs.quoteDialog];

/** The pages and dialogs that a visitor most likely opens next, by the kind of the current page. */
const LIKELY_NEXT_COMPONENTS_BY_KIND: Partial<Record<PageKind, readonly LazyPart[]>> = {
  home: [...listPageComponents('services'), dialogs.contactDialog],
  people: [dialogs.teamHierarchyDialog, ...listPageComponents('services')],
  clients: [...listPageComponents('services'), dialogs.contactDialog],
  services: [...listPageComponents('plans'), dialogs.customRequestDialog],
  jobs: [dialogs.applyDialog],
  job: [dialogs.applyDialog],
  plans: quoteDialogs,
  combo: quoteDialogs,
  bundle: quoteDialogs,
  'not-found': listPageComponents('home'),
};

/**
 * Preloads the pages and dialogs that visitors of a page most likely open next, unless the browser sends `Save-Data`.
 */
export function preloadLikelyPagesAndDialogs({ kind }: Route): void {
  if (prefersReducedData()) return;
  for (const component of LIKELY_NEXT_COMPONENTS_BY_KIND[kind] ?? []) component.preload();
}

/**
 * Returns the route of the link around an event's target. Returns undefined if there is no link to a route, or if the
 * link opens a new tab.
 */
function findLinkedRoute(target: EventTarget | null): Route | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#/"]:not([target])') : null;
  return link ? findRoute(link.hash.slice(1)) : undefined;
}

/**
 * The time for which the pointer or the focus must stay on a link before its page is rendered in advance, in
 * milliseconds.
 */
const INTENT_DELAY_MS = 65;

/**
 * Preloads the code of a page when the visitor hovers over, touches or focuses a link to the page. If the pointer or
 * the focus stays on the link, calls `preparePage` with the page's path when the code has loaded. With `Save-Data`,
 * does not call `preparePage`. Returns a function that stops the preloading.
 */
export function preloadOnIntent(preparePage: (path: string) => void): () => void {
  // The focused link and the link under the pointer are stored separately, because focus and pointer move
  // independently.
  const intendedRouteByInput = new Map<'focus' | 'pointer', Route | undefined>();
  const onIntentEvent = ({ target, type }: Event) => {
    const inputMethod = type === 'focusin' ? 'focus' : 'pointer';
    const route = findLinkedRoute(target);
    const isIntended = () => [...intendedRouteByInput.values()].includes(route);
    const isNewIntent = !isIntended();
    intendedRouteByInput.set(inputMethod, route);
    if (!route || !isNewIntent) return;
    const { load, preload } = route.Component;
    preload();
    setTimeout(() => {
      // If the code can't be fetched, no error appears. When the visitor opens the page, the code is requested again.
      // If this request also fails, an error appears.
      if (isIntended() && !prefersReducedData())
        load().then(
          () => isIntended() && preparePage(route.path),
          () => undefined,
        );
    }, INTENT_DELAY_MS);
  };
  const intentEvents = ['pointerover', 'pointerdown', 'focusin'];
  for (const type of intentEvents) document.addEventListener(type, onIntentEvent, { passive: true });
  return () => {
    intendedRouteByInput.clear();
    for (const type of intentEvents) document.removeEventListener(type, onIntentEvent);
  };
}
