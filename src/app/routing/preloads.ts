import type { PageId } from '../../content/pages';
import {
  applyDialog,
  contactDialog,
  customRequestDialog,
  quoteDialog,
  teamHierarchy,
} from '../../pages/dialogs/modules';
import { wantsLessData } from '../../hooks/wantsLessData';
import { routeFor } from './routes';

const route = (path: string) => () => routeFor(path).module.preload();

/** What a visitor of a page most likely wants next: a page or a dialog. Elsewhere a plan is chosen. */
const LIKELY_NEXT: Partial<Record<PageId, readonly (() => void)[]>> = {
  home: [route('/services'), contactDialog.preload],
  about: [teamHierarchy.preload, route('/services')],
  clients: [route('/services'), contactDialog.preload],
  services: [route('/business-website-pricing'), customRequestDialog.preload],
  careers: [applyDialog.preload],
  contact: [],
  'privacy-policy': [],
  'terms-of-service': [],
  accessibility: [],
  'site-map': [],
  'not-found': [route('/')],
};

/** Fetches ahead what most likely follows a page, unless the visitor asked for less data. */
export function preloadNext(page: PageId): void {
  if (wantsLessData()) return;
  for (const preload of LIKELY_NEXT[page] ?? [quoteDialog.preload]) preload();
}

/** The path of the route that a link leads to, or undefined for any other target. */
function routeOfLink(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#/"]:not([target])') : null;
  return link?.hash.slice(1).split('?')[0];
}

/** Fetches ahead the page of whatever link is pointed at, touched or focused. Answers with what ends it. */
export function preloadOnIntent(): () => void {
  const onIntent = ({ target }: Event) => {
    const path = routeOfLink(target);
    if (path) routeFor(path).module.preload();
  };
  const signs = ['pointerover', 'pointerdown', 'focusin'] as const;
  for (const sign of signs) document.addEventListener(sign, onIntent, { passive: true });
  return () => {
    for (const sign of signs) document.removeEventListener(sign, onIntent);
  };
}
