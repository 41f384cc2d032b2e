import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { afterArrival } from '../hooks/focusAnnouncement';
import { CONTACT_LINK, selectAnyIsOpen } from '../store/openDialogs';
import type { RootState } from '../store/store';

/**
 * Opens the dialog that the address names by one of these names, with its value (`?apply=engineer`). Of an address that names
 * several dialogs the first alone opens, and none over another one: each would make the other inert.
 */
export function useLinked(names: readonly string[], open: (value: string) => void): void {
  const [search] = useSearchParams();
  const { getState } = useStore<RootState>();
  const first = [...search.keys()].find((name) => name === CONTACT_LINK || names.includes(name)) ?? '';
  const linked = names.includes(first) ? search.get(first) : null;
  const openLinked = useEffectEvent((value: string) => {
    if (!selectAnyIsOpen(getState())) open(value);
  });
  useEffect(() => {
    return linked === null ? undefined : afterArrival(() => openLinked(linked));
  }, [linked]);
}
