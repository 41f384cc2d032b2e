import { useEffect, useState } from 'react';
import { runAfterAnnouncement } from '../../hooks/focusAnnouncement';
import { useAppSelector } from '../../store/hooks';
import { selectAnyDialogIsOpen } from '../../store/openDialogs';

/**
 * Returns whether a dialog covers the page. The page is then inert, so it can neither announce a text nor open a
 * message. The page counts as covered until a screen reader has noticed that the focus has returned from the dialog.
 */
export function usePageCovered(): boolean {
  const isDialogOpen = useAppSelector(selectAnyDialogIsOpen);
  const [isCovered, setCovered] = useState(isDialogOpen);
  if (isDialogOpen && !isCovered) setCovered(true);
  useEffect(() => (isDialogOpen ? undefined : runAfterAnnouncement(() => setCovered(false))), [isDialogOpen]);
  return isDialogOpen || isCovered;
}
