import { useEffect } from 'react';
import type { PageId } from '../../content/pages';
import { documentTitle } from './documentTitle';
import { preloadNext } from './preloads';
import { whenIdle } from '../../hooks/whenIdle';

export interface RouteEffectsProps {
  page: PageId;
  /** Tells one visit of a page from the next. */
  visit: string;
  /** The page of this visit is on screen, and the tab says its title. */
  onShown: (visit: string) => void;
}

/** What follows once a page is on screen. Rendered beside it inside its Suspense boundary, so it waits for the page's code. */
export function RouteEffects({ page, visit, onShown }: RouteEffectsProps) {
  useEffect(() => {
    document.title = documentTitle(page);
    onShown(visit);
    return whenIdle(() => preloadNext(page));
  }, [page, visit, onShown]);

  return null;
}
