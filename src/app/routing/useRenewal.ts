import { useEffect, useRef } from 'react';
import type { Location } from 'react-router-dom';
import { isRenewed } from '../../hooks/renewal';

/**
 * Once the site is known to be renewed, the next navigation loads its page anew instead of with this tab's code, of which
 * parts are gone. What was typed is in the forms' drafts.
 */
export function useRenewal({ pathname }: Location): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current !== pathname && isRenewed()) window.location.reload();
    shown.current = pathname;
  }, [pathname]);
}
