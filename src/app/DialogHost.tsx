import { applyDialog, contactDialog, customRequestDialog, quoteDialog } from '../pages/dialogs/modules';
import { jobCleared, selectJobId } from '../store/application/applicationSlice';
import { contactClosed, selectContactIsOpen } from '../store/contactModal/contactModalSlice';
import { customRequestClosed, selectCustomRequestIsOpen } from '../store/customRequest/customRequestSlice';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { quoteClosed, selectQuoteSelection } from '../store/quote/quoteSlice';
import { LazyDialog } from './LazyDialog';

/** The one place where dialogs open: for what the store names, from wherever on the site it was asked for. */
export function DialogHost() {
  const dispatch = useAppDispatch();
  const contactIsOpen = useAppSelector(selectContactIsOpen);
  const jobIsChosen = useAppSelector(selectJobId) !== null;
  const planIsChosen = useAppSelector(selectQuoteSelection) !== null;
  const customRequestIsOpen = useAppSelector(selectCustomRequestIsOpen);
  return (
    <>
      {contactIsOpen && <LazyDialog module={contactDialog} props={{}} onGiveUp={() => dispatch(contactClosed())} />}
      {jobIsChosen && <LazyDialog module={applyDialog} props={{}} onGiveUp={() => dispatch(jobCleared())} />}
      {planIsChosen && <LazyDialog module={quoteDialog} props={{}} onGiveUp={() => dispatch(quoteClosed())} />}
      {customRequestIsOpen && (
        <LazyDialog module={customRequestDialog} props={{}} onGiveUp={() => dispatch(customRequestClosed())} />
      )}
    </>
  );
}
