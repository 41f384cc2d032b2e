import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { runAfterPageAnnouncement } from '../hooks/focusAnnouncement';
import { CONTACT_PARAMETER, selectAnyIsOpen } from '../store/openDialogs';
import type { RootState } from '../store/store';

/**
 * Opens the dialog for a parameter of the address with one of these names and passes its value (`?apply=engineer`). If
 * the address has several such parameters, only the first opens a dialog. No dialog opens over an open dialog, because
 * each would make the other inert.
 */
export function useLinkedDialog(names: readonly string[], open: (value: string) => void): void {
  const [search] = useSearchParams();
  const { getState } = useStore<RootState>();
  const first = [...search.keys()].find((name) => name === CONTACT_PARAMETER || names.includes(name)) ?? '';
  const linked = names.includes(first) ? search.get(first) : null;
  const openLinked = useEffectEvent((value: string) => {
    if (!selectAnyIsOpen(getState())) open(value);
  });
  useEffect(() => {
    return linked === null ? undefined : runAfterPageAnnouncement(() => openLinked(linked));
  }, [linked]);
}
