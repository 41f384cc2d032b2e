import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'react-redux';
import { useLocation, useSearchParams, type Location } from 'react-router-dom';
import { runAfterPageAnnouncement } from '../hooks/focusAnnouncement';
import { CONTACT_PARAMETER, selectAnyDialogIsOpen } from '../store/openDialogs';
import type { RootState } from '../store/store';

/**
 * Finds the first query parameter whose name is in `names`, such as `?apply={id}`, and calls `open` with its value and
 * all parameters. Calls `open` again when the visitor opens the same URL again. Does not call `open` if the
 * parameter `contact` precedes this parameter. Does not call `open` while a dialog is open, because two open dialogs
 * would make each other inert. When a dialog closes, `LazyDialog` removes the parameters of dialogs from the URL.
 */
export function useLinkedDialog(
  names: readonly string[],
  open: (value: string, parameters: URLSearchParams) => void,
): void {
  const [searchParams] = useSearchParams();
  const location = useLocation();
  const { getState } = useStore<RootState>();
  const firstParameter =
    [...searchParams.keys()].find((name) => name === CONTACT_PARAMETER || names.includes(name)) ?? '';
  const linkedValue = names.includes(firstParameter) ? searchParams.get(firstParameter) : null;
  const openLinkedDialog = useEffectEvent(({ search }: Location, value: string) => {
    // The router's location still has the parameters that `LazyDialog` has removed from the URL.
    const isInUrl = window.location.hash.includes(search);
    if (isInUrl && !selectAnyDialogIsOpen(getState())) open(value, searchParams);
  });
  useEffect(() => {
    if (linkedValue === null) return undefined;
    const openLater = () => runAfterPageAnnouncement(() => openLinkedDialog(location, linkedValue));
    let cancel = openLater();
    // The router ignores a typed URL that equals its location, so this listener opens the dialog again.
    const openAgain = () => {
      cancel();
      cancel = openLater();
    };
    window.addEventListener('hashchange', openAgain);
    return () => {
      cancel();
      window.removeEventListener('hashchange', openAgain);
    };
  }, [linkedValue, location]);
}
