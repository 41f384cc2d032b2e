import { careersPage } from '../content/careers';
import { countries } from '../content/countries';
import { firm } from '../content/firm';
import { pages } from '../content/pages';
import { quotePages } from '../content/quote';
import { settings } from '../content/settings';
import type { QuotePageId, QuoteSettings } from '../content/types';
import { loadApplyDialog, loadContactDialog, loadCustomRequestDialog, loadQuoteDialog } from '../forms/dialogs';
import { jobCleared, selectJobId } from '../store/application/applicationSlice';
import { contactClosed, selectContactIsOpen } from '../store/contactModal/contactModalSlice';
import { customRequestClosed, selectCustomRequestIsOpen } from '../store/customRequest/customRequestSlice';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { quoteClosed, selectQuoteSelection } from '../store/quote/quoteSlice';
import { LazyDialog } from './LazyDialog';
import { lazyModule } from './routing/lazyModule';

const contactDialog = lazyModule(loadContactDialog);
const applyDialog = lazyModule(loadApplyDialog);
const quoteDialog = lazyModule(loadQuoteDialog);
const customRequestDialog = lazyModule(loadCustomRequestDialog);

/** 'E-commerce Website Pricing-plan' → 'E-commerce Website': in a request the page's title names what is asked for. */
function serviceOf(page: QuotePageId): string {
  const { service }: QuoteSettings = quotePages[page];
  return service ?? pages[page].title.replace(/ Pricing(-plan)?$/, '');
}

/** The one place where dialogs open: for what the store names, from wherever on the site it was asked for. */
export function DialogHost() {
  const dispatch = useAppDispatch();
  const contactIsOpen = useAppSelector(selectContactIsOpen);
  const customRequestIsOpen = useAppSelector(selectCustomRequestIsOpen);
  const selection = useAppSelector(selectQuoteSelection);
  const jobId = useAppSelector(selectJobId);
  const job = careersPage.jobs.find(({ id }) => id === jobId);
  const { formRules, quoteDelivery: delivery } = settings;

  return (
    <>
      {contactIsOpen && (
        <LazyDialog
          module={contactDialog}
          props={{ firm, countries, formRules }}
          onGiveUp={() => dispatch(contactClosed())}
        />
      )}
      {job && (
        <LazyDialog
          module={applyDialog}
          props={{ job, firm, countries, formRules }}
          onGiveUp={() => dispatch(jobCleared())}
        />
      )}
      {selection && (
        <LazyDialog
          module={quoteDialog}
          props={{
            settings: quotePages[selection.page],
            selection,
            service: serviceOf(selection.page),
            firm,
            delivery,
          }}
          onGiveUp={() => dispatch(quoteClosed())}
        />
      )}
      {customRequestIsOpen && (
        <LazyDialog
          module={customRequestDialog}
          props={{ firm, delivery }}
          onGiveUp={() => dispatch(customRequestClosed())}
        />
      )}
    </>
  );
}
