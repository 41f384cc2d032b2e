import { useEffect, useState } from 'react';
import { shallowEqual } from 'react-redux';
import { timings } from '../site/timings';
import {
  applyDialog,
  contactDialog,
  customRequestDialog,
  displayDialog,
  quoteDialog,
  teamHierarchyDialog,
} from '../pages/dialogs/lazyDialogs';
import { useLinkedDialog } from '../pages/useLinkedDialog';
import { jobCleared } from '../store/application/applicationSlice';
import { contactDialogClosed, contactDialogOpened } from '../store/contactModal/contactModalSlice';
import { customRequestClosed } from '../store/customRequest/customRequestSlice';
import { displayDialogClosed } from '../store/displayDialog/displayDialogSlice';
import { hierarchyClosed, selectionCleared } from '../store/hierarchy/hierarchySlice';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { CONTACT_PARAMETER, openStateSelectors } from '../store/openDialogs';
import { quoteClosed } from '../store/quote/quoteSlice';
import { LazyDialog } from './LazyDialog';

const dialogs = [
  { Content: contactDialog, isOpen: openStateSelectors.contact, closeAction: contactDialogClosed },
  { Content: applyDialog, isOpen: openStateSelectors.apply, closeAction: jobCleared },
  { Content: quoteDialog, isOpen: openStateSelectors.quote, closeAction: quoteClosed },
  { Content: customRequestDialog, isOpen: openStateSelectors.customRequest, closeAction: customRequestClosed },
  { Content: displayDialog, isOpen: openStateSelectors.display, closeAction: displayDialogClosed },
  { Content: teamHierarchyDialog, isOpen: openStateSelectors.hierarchy, closeAction: hierarchyClosed },
];

/**
 * Opens the contact form on any page whose URL contains `?contact`, unless another dialog is open. Render this
 * component after the page, so that the page's own dialogs open first.
 */
export function ContactLinkOpener() {
  const dispatch = useAppDispatch();
  useLinkedDialog([CONTACT_PARAMETER], () => dispatch(contactDialogOpened()));
  return null;
}

/**
 * Renders the dialog that is open according to the store. A visitor can open a second dialog while the code of the
 * first one loads. The first dialog then closes, because two open dialogs would make each other inert.
 */
export function DialogHost() {
  const dispatch = useAppDispatch();
  const openDialogs = useAppSelector((state) => dialogs.filter((dialog) => dialog.isOpen(state)), shallowEqual);
  const [trackedDialogs, setTrackedDialogs] = useState({ openDialogs, shownDialog: openDialogs.at(-1) });
  if (!shallowEqual(trackedDialogs.openDialogs, openDialogs)) {
    const newDialog = openDialogs.findLast((dialog) => !trackedDialogs.openDialogs.includes(dialog));
    const shownDialog =
      newDialog ?? openDialogs.find((dialog) => dialog === trackedDialogs.shownDialog) ?? openDialogs.at(-1);
    setTrackedDialogs({ openDialogs, shownDialog });
  }
  const { shownDialog } = trackedDialogs;
  useEffect(() => {
    for (const dialog of openDialogs) if (dialog !== shownDialog) dispatch(dialog.closeAction());
  }, [dispatch, openDialogs, shownDialog]);

  // §4.3: the selection is cleared 300 ms after the team hierarchy closes, unless the hierarchy opens again within that
  // time.
  const isSelectionKept = useAppSelector(({ hierarchy }) => !hierarchy.isOpen && hierarchy.selectedId !== null);
  useEffect(() => {
    if (!isSelectionKept) return undefined;
    const timer = setTimeout(() => dispatch(selectionCleared()), timings.hierarchy.clearAfterClose);
    return () => clearTimeout(timer);
  }, [dispatch, isSelectionKept]);

  if (!shownDialog) return null;
  const { Content, closeAction } = shownDialog;
  return <LazyDialog key={closeAction.type} Content={Content} onCancel={() => dispatch(closeAction())} />;
}
