import type { PageId } from '../../content/pages';
import {
  applyDialog,
  contactDialog,
  customRequestDialog,
  quoteDialog,
  teamHierarchy,
} from '../../pages/dialogs/modules';
import { wantsLessData } from '../../hooks/wantsLessData';
import { routeFor, type Route } from './routes';

const page = (path: string) => () => routeFor(path).module.preload();

/** What a visitor of a page most likely wants next: a page or a dialog. Elsewhere a plan is chosen. */
const LIKELY_NEXT: Partial<Record<PageId, readonly (() => void)[]>> = {
  home: [page('/services'), contactDialog.preload],
  about: [teamHierarchy.preload, page('/services')],
  clients: [page('/services'), contactDialog.preload],
  services: [page('/business-website-pricing'), customRequestDialog.preload],
  careers: [applyDialog.preload],
  contact: [],
  'privacy-policy': [],
  'terms-of-service': [],
  accessibility: [],
  'site-map': [],
  'not-found': [page('/')],
};

/** Fetches ahead what most likely follows a page, unless the visitor asked for less data. */
export function preloadNext(shown: PageId): void {
  if (wantsLessData()) return;
  for (const preload of LIKELY_NEXT[shown] ?? [quoteDialog.preload]) preload();
}

/** The path of the route that a link leads to, or undefined for any other target. */
function routeOfLink(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#/"]:not([target])') : null;
  return link?.hash.slice(1).split('?')[0];
}

/** How long a link is pointed at or focused before that is more than passing by, in milliseconds. */
const LINGERS = 65;

/**
 * Fetches ahead the page of whatever link is pointed at, touched or focused; `prepare` is told of one that the visitor
 * lingers on, once its code is here. Answers with what ends it.
 */
export function preloadOnIntent(prepare: (route: Route) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wanted: { route: Route; byFocus: boolean } | undefined;
  const forget = () => {
    clearTimeout(timer);
    wanted = undefined;
  };
  const want = (route: Route, byFocus: boolean) => {
    forget();
    const intent = { route, byFocus };
    wanted = intent;
    route.module.preload();
    timer = setTimeout(() => {
      const prepareStill = () => {
        if (wanted === intent) prepare(route);
      };
      // A page that could not be fetched is asked for again, and told, when it is to be shown.
      if (!wantsLessData()) void route.module.load().then(prepareStill, () => undefined);
    }, LINGERS);
  };
  const onIntent = ({ target, type }: Event) => {
    const path = routeOfLink(target);
    const byFocus = type === 'focusin';
    if (path) {
      const route = routeFor(path);
      if (route !== wanted?.route) want(route, byFocus);
    } else if (byFocus === wanted?.byFocus) {
      // The focus that goes elsewhere says nothing of a link that is pointed at, nor the pointer of one with the focus.
      forget();
    }
  };
  const signs = ['pointerover', 'pointerdown', 'focusin'] as const;
  for (const sign of signs) document.addEventListener(sign, onIntent, { passive: true });
  return () => {
    forget();
    for (const sign of signs) document.removeEventListener(sign, onIntent);
  };
}
