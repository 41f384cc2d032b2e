import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageId } from '../../content/pages';
import { documentTitle } from './documentTitle';

export interface RouteEffectsProps {
  page: PageId;
  /** The page of this history entry is on screen, and the tab says its title. */
  onShown: (key: string) => void;
}

/** What follows once a page is on screen. Rendered beside it inside its Suspense boundary, so it waits for the page's code. */
export function RouteEffects({ page, onShown }: RouteEffectsProps) {
  const { key } = useLocation();

  useEffect(() => {
    document.title = documentTitle(page);
    onShown(key);
  }, [page, key, onShown]);

  return null;
}
