import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { runAfterPageAnnouncement } from '../hooks/focusAnnouncement';
import { CONTACT_PARAMETER, selectAnyDialogIsOpen } from '../store/openDialogs';
import type { RootState } from '../store/store';

/**
 * Finds the first query parameter whose name is in `names`, such as `?apply={id}`, and calls `open` with its value.
 * Does not call `open` if the parameter `contact` precedes this parameter. Does not call `open` while a dialog is open,
 * because two open dialogs would make each other inert.
 */
export function useLinkedDialog(names: readonly string[], open: (value: string) => void): void {
  const [searchParams] = useSearchParams();
  const { getState } = useStore<RootState>();
  const firstParameter =
    [...searchParams.keys()].find((name) => name === CONTACT_PARAMETER || names.includes(name)) ?? '';
  const linkedValue = names.includes(firstParameter) ? searchParams.get(firstParameter) : null;
  const openLinkedDialog = useEffectEvent((value: string) => {
    if (!selectAnyDialogIsOpen(getState())) open(value);
  });
  useEffect(() => {
    return linkedValue === null ? undefined : runAfterPageAnnouncement(() => openLinkedDialog(linkedValue));
  }, [linkedValue]);
}
