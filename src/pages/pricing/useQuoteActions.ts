import type { ButtonAction } from '../../components/Button/Button';
import { getBudgetKey } from '../../site/budgetKey';
import type { MarketingAddon, QuoteSettings } from '../../site/types';
import { pages } from '#site/pages';
import { getPageFileUrl } from '../../hooks/siteBase';
import { useLinkedDialog } from '../useLinkedDialog';
import { getQuotePath } from '../../site/formPaths';
import { quoteDialog } from '../dialogs/lazyDialogs';
import { useAppDispatch } from '../../store/hooks';
import { QUOTE_PARAMETERS } from '../../store/openDialogs';
import { planChosen } from '../../store/quote/quoteSlice';

/** The plan for which a visitor requests a quote, and an add-on if the quote includes one. */
interface QuoteChoice {
  readonly name: string;
  /** A text that distinguishes the plan from another plan of the same name (§9.13). */
  readonly distinction?: string;
  /** The add-on that the quote includes, on a page of the kind `bundle`. */
  readonly addon?: string;
}

/** The fields of a page's content that the quote buttons of the page need. */
interface QuotableContent {
  readonly quote: QuoteSettings;
  readonly addons?: readonly Pick<MarketingAddon, 'id' | 'name' | 'forPlan'>[];
}

/** A plan that a link can name by its id: `?quote={id}` or `?plan={id}`. */
export interface LinkablePlan extends QuoteChoice {
  readonly id: string;
}

/**
 * Returns a function that creates the actions of a page's quote buttons. If the URL contains the id of a plan
 * (`?quote={id}`, `?plan={id}`) or add-on (`?addon={id}`), the hook opens the quote dialog for this choice. If the URL
 * contains only the id of an add-on, the quote is for the plan for which the add-on is recommended (§4.7). An unknown
 * id opens no dialog.
 */
export function useQuoteActions(
  pageId: string,
  { quote: settings, addons }: QuotableContent,
  linkablePlans: readonly LinkablePlan[],
) {
  const dispatch = useAppDispatch();

  const choosePlan = ({ name, distinction, addon }: QuoteChoice) => {
    dispatch(
      planChosen({
        page: pageId,
        plan: name,
        budgetKey: getBudgetKey(settings, name),
        ...(distinction !== undefined && { distinction }),
        // A page of the kind `plans` may share plans with a page of the kind `bundle`. The plans then have an add-on, but
        // the page of the kind `plans` offers no add-ons (§3.9).
        ...(addons && addon !== undefined && { addon }),
      }),
    );
  };

  useLinkedDialog(QUOTE_PARAMETERS, (_value, parameters) => {
    const plan = linkablePlans.find(({ id }) => id === (parameters.get('quote') ?? parameters.get('plan')));
    const addon = addons?.find(({ id }) => id === parameters.get('addon'));
    const choice = plan ?? (addon && { name: addon.forPlan });
    if (choice) choosePlan({ ...choice, ...(addon && { addon: addon.name }) });
  });

  const url = getPageFileUrl(getQuotePath(pages[pageId]?.path ?? '/'));
  /**
   * Returns the action of a button that requests a quote for `choice`. Without JavaScript, the button opens the form's
   * page and selects the plan or add-on with the id `value`.
   */
  return (choice: QuoteChoice, value: string | undefined, name: 'plan' | 'addon' = 'plan'): ButtonAction => ({
    onClick: () => choosePlan(choice),
    fallback: { url, ...(value !== undefined && { name, value }) },
    onIntent: quoteDialog.preload,
  });
}
