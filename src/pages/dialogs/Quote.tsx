import { firm } from '#site/firm';
import { pages } from '#site/pages';
import { settings } from '#site/settings';
import { getBudgetCurrencies } from '../../site/currency';
import QuoteDialog from '../../forms/quote/QuoteDialog';
import { useAppSelector } from '../../store/hooks';
import { selectQuoteSelection } from '../../store/quote/quoteSlice';
import { getLoadedContent } from '../contents';

/**
 * Renders the quote dialog (§2.14) for the plan that the store contains. Renders nothing if the store contains no plan.
 */
export default function Quote() {
  const selection = useAppSelector(selectQuoteSelection);
  if (!selection) return null;
  const { quote } = getLoadedContent<'plans' | 'combo' | 'bundle'>(selection.page);
  return (
    <QuoteDialog
      settings={quote}
      selection={selection}
      service={quote.service ?? pages[selection.page]?.title ?? ''}
      firm={firm}
      delivery={settings.quoteDelivery}
      formRules={settings.formRules}
      currencies={getBudgetCurrencies(settings)}
    />
  );
}
