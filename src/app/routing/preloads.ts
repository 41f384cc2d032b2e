import type { LazyPart } from '../../components/lazyPart';
import { wantsLessData } from '../../hooks/wantsLessData';
import * as dialogs from '../../pages/dialogs/modules';
import type { PageKind } from '../../site/pages';
import { routeFor, routeOfKind, type Route } from './routes';

const page = (kind: PageKind): LazyPart[] => {
  const route = routeOfKind(kind);
  return route ? [route.Component] : [];
};
const quote = [dialogs.quoteDialog];

/** What a visitor of a page most likely wants next: a page or a dialog. */
const LIKELY_NEXT: Partial<Record<PageKind, readonly LazyPart[]>> = {
  home: [...page('services'), dialogs.contactDialog],
  people: [dialogs.teamHierarchy, ...page('services')],
  clients: [...page('services'), dialogs.contactDialog],
  services: [...page('plans'), dialogs.customRequestDialog],
  jobs: [dialogs.applyDialog],
  plans: quote,
  combo: quote,
  bundle: quote,
  'not-found': page('home'),
};

/** Fetches ahead what most likely follows a page, unless the visitor asked for less data. */
export function preloadNext({ kind }: Route): void {
  if (wantsLessData()) return;
  for (const part of LIKELY_NEXT[kind] ?? []) part.preload();
}

/** The route that a link leads to, or undefined for any other target. */
function routeOfLink(target: EventTarget | null): Route | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#/"]:not([target])') : null;
  return link ? routeFor(link.hash.slice(1)) : undefined;
}

/** How long a link is pointed at or focused before that is more than passing by, in milliseconds. */
const LINGERS = 65;

/**
 * Fetches ahead the page of whatever link is pointed at, touched or focused; `prepare` is told the path of one that the
 * visitor lingers on, once its code is here. Answers with what ends it.
 */
export function preloadOnIntent(prepare: (path: string) => void): () => void {
  // The focus that goes elsewhere says nothing of a link that is pointed at, nor the pointer of one with the focus.
  const wanted = new Map<'focus' | 'pointer', Route | undefined>();
  const onSign = ({ target, type }: Event) => {
    const by = type === 'focusin' ? 'focus' : 'pointer';
    const route = routeOfLink(target);
    const isWanted = () => [...wanted.values()].includes(route);
    const isNew = !isWanted();
    wanted.set(by, route);
    if (!route || !isNew) return;
    const { load, preload } = route.Component;
    preload();
    setTimeout(() => {
      // A page that could not be fetched is asked for again, and told, when it is to be shown.
      if (isWanted() && !wantsLessData())
        load().then(
          () => isWanted() && prepare(route.path),
          () => undefined,
        );
    }, LINGERS);
  };
  const signs = ['pointerover', 'pointerdown', 'focusin'];
  for (const sign of signs) document.addEventListener(sign, onSign, { passive: true });
  return () => {
    wanted.clear();
    for (const sign of signs) document.removeEventListener(sign, onSign);
  };
}
