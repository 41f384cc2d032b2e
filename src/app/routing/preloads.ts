import type { LazyPart } from '../../components/lazyPart';
import { prefersReducedData } from '../../hooks/prefersReducedData';
import * as dialogs from '../../pages/dialogs/modules';
import type { PageKind } from '../../site/pages';
import { findRoute, findRouteOfKind, type Route } from './routes';

const findPart = (kind: PageKind): LazyPart[] => {
  const route = findRouteOfKind(kind);
  return route ? [route.Component] : [];
};
const quote = [dialogs.quoteDialog];

/** The pages and dialogs that a visitor most likely opens next, by the kind of the current page. */
const LIKELY_NEXT: Partial<Record<PageKind, readonly LazyPart[]>> = {
  home: [...findPart('services'), dialogs.contactDialog],
  people: [dialogs.teamHierarchy, ...findPart('services')],
  clients: [...findPart('services'), dialogs.contactDialog],
  services: [...findPart('plans'), dialogs.customRequestDialog],
  jobs: [dialogs.applyDialog],
  job: [dialogs.applyDialog],
  plans: quote,
  combo: quote,
  bundle: quote,
  'not-found': findPart('home'),
};

/**
 * Preloads the pages and dialogs that visitors of a page most likely open next, unless the browser sends `Save-Data`.
 */
export function preloadLikelyParts({ kind }: Route): void {
  if (prefersReducedData()) return;
  for (const part of LIKELY_NEXT[kind] ?? []) part.preload();
}

/** Returns the route that a link leads to, or undefined for any other target. */
function findLinkedRoute(target: EventTarget | null): Route | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#/"]:not([target])') : null;
  return link ? findRoute(link.hash.slice(1)) : undefined;
}

/** The time for which a link must be hovered or focused before its page is rendered in advance, in milliseconds. */
const INTENT_DELAY = 65;

/**
 * Preloads the page of any link that is pointed at, touched or focused. If the pointer or the focus stays on the link,
 * calls `prepare` with the page's path once its code has loaded. Returns a function that stops the preloading.
 */
export function preloadOnIntent(prepare: (path: string) => void): () => void {
  // Focus and pointer are tracked separately, because moving the focus does not change the link under the pointer, and
  // vice versa.
  const wanted = new Map<'focus' | 'pointer', Route | undefined>();
  const onIntentEvent = ({ target, type }: Event) => {
    const by = type === 'focusin' ? 'focus' : 'pointer';
    const route = findLinkedRoute(target);
    const isWanted = () => [...wanted.values()].includes(route);
    const isNew = !isWanted();
    wanted.set(by, route);
    if (!route || !isNew) return;
    const { load, preload } = route.Component;
    preload();
    setTimeout(() => {
      // A page that can't be fetched is requested again when the visitor opens it. Only then does an error appear.
      if (isWanted() && !prefersReducedData())
        load().then(
          () => isWanted() && prepare(route.path),
          () => undefined,
        );
    }, INTENT_DELAY);
  };
  const intentEvents = ['pointerover', 'pointerdown', 'focusin'];
  for (const type of intentEvents) document.addEventListener(type, onIntentEvent, { passive: true });
  return () => {
    wanted.clear();
    for (const type of intentEvents) document.removeEventListener(type, onIntentEvent);
  };
}
