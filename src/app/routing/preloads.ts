import type { LazyPart } from '../../components/lazyPart';
import type { PageId } from '#site/pages';
import { wantsLessData } from '../../hooks/wantsLessData';
import * as dialogs from '../../pages/dialogs/modules';
import { routeFor, type Route } from './routes';

const pageAt = (path: string) => routeFor(path).Component;

/** What a visitor of a page most likely wants next, where that is not a quote: a page or a dialog. */
const LIKELY_NEXT: Partial<Record<PageId, readonly LazyPart[]>> = {
  home: [pageAt('/services'), dialogs.contactDialog],
  about: [dialogs.teamHierarchy, pageAt('/services')],
  clients: [pageAt('/services'), dialogs.contactDialog],
  services: [pageAt('/business-website-pricing'), dialogs.customRequestDialog],
  careers: [dialogs.applyDialog],
  'not-found': [pageAt('/')],
};

/** Fetches ahead what most likely follows a page, unless the visitor asked for less data. */
export function preloadNext({ page, path }: Route): void {
  if (wantsLessData()) return;
  const quote = /-(pricing|combo)$/.test(path) ? [dialogs.quoteDialog] : [];
  for (const part of LIKELY_NEXT[page] ?? quote) part.preload();
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
