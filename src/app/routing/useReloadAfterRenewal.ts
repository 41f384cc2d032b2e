import { useEffect, useRef } from 'react';
import type { Location } from 'react-router-dom';
import { isRenewed } from '../../hooks/renewal';

/**
 * Reloads the page at the next navigation after a new build was detected, because parts of this tab's code no longer
 * exist. The drafts of the forms keep the entered text.
 */
export function useReloadAfterRenewal({ pathname }: Location): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current !== pathname && isRenewed()) window.location.reload();
    shown.current = pathname;
  }, [pathname]);
}
