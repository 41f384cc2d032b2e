import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { shallowEqual } from 'react-redux';
import { timings } from '../site/timings';
import { applyDialog, contactDialog, customRequestDialog, quoteDialog, teamHierarchy } from '../pages/dialogs/modules';
import { jobCleared, selectJobId } from '../store/application/applicationSlice';
import { contactClosed, contactRequested, selectContactIsOpen } from '../store/contactModal/contactModalSlice';
import { customRequestClosed, selectCustomRequestIsOpen } from '../store/customRequest/customRequestSlice';
import { hierarchyClosed, selectHierarchy, selectionCleared } from '../store/hierarchy/hierarchySlice';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { quoteClosed, selectQuoteSelection } from '../store/quote/quoteSlice';
import type { RootState } from '../store/store';
import { LazyDialog } from './LazyDialog';

const dialogs = [
  { Content: contactDialog, isOpen: selectContactIsOpen, closed: contactClosed },
  { Content: applyDialog, isOpen: (state: RootState) => selectJobId(state) !== null, closed: jobCleared },
  { Content: quoteDialog, isOpen: (state: RootState) => selectQuoteSelection(state) !== null, closed: quoteClosed },
  { Content: customRequestDialog, isOpen: selectCustomRequestIsOpen, closed: customRequestClosed },
  { Content: teamHierarchy, isOpen: (state: RootState) => selectHierarchy(state).isOpen, closed: hierarchyClosed },
];

/**
 * The one place where dialogs open: for what the store names, from wherever on the site it was asked for. `?contact` opens
 * the contact form over any page, so that it can be linked to.
 */
export function DialogHost() {
  const dispatch = useAppDispatch();
  const open = useAppSelector((state) => dialogs.filter(({ isOpen }) => isOpen(state)), shallowEqual);

  const isLinked = new URLSearchParams(useLocation().search).has('contact');
  useEffect(() => {
    if (isLinked) dispatch(contactRequested());
  }, [dispatch, isLinked]);

  // §4.3: the selection outlives the closed overlay by 300 ms; opening it again keeps the new one.
  const isKept = useAppSelector(({ hierarchy }) => !hierarchy.isOpen && hierarchy.selectedId !== null);
  useEffect(() => {
    if (!isKept) return undefined;
    const timer = setTimeout(() => dispatch(selectionCleared()), timings.hierarchy.clearAfterClose);
    return () => clearTimeout(timer);
  }, [dispatch, isKept]);

  return open.map(({ Content, closed }) => (
    <LazyDialog key={closed.type} Content={Content} onGiveUp={() => dispatch(closed())} />
  ));
}
