import { firm } from '#site/firm';
import { pages } from '#site/pages';
import { quotePages } from '#site/quote';
import { settings } from '#site/settings';
import type { QuotePageId, QuoteSettings } from '../../site/types';
import QuoteDialog from '../../forms/quote/QuoteDialog';
import { useAppSelector } from '../../store/hooks';
import { selectQuoteSelection } from '../../store/quote/quoteSlice';

/** 'E-commerce Website Pricing-plan' → 'E-commerce Website': in a request the page's title names what is asked for. */
function serviceOf(page: QuotePageId): string {
  const { service }: QuoteSettings = quotePages[page];
  return service ?? pages[page].title.replace(/ Pricing(-plan)?$/, '');
}

/** The quote dialog (§2.14) for the plan that the store names. */
export default function Quote() {
  const selection = useAppSelector(selectQuoteSelection);
  if (!selection) return null;
  const { page } = selection;
  return (
    <QuoteDialog
      settings={quotePages[page]}
      selection={selection}
      service={serviceOf(page)}
      firm={firm}
      delivery={settings.quoteDelivery}
    />
  );
}
