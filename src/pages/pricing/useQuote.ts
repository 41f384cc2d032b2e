import type { ButtonAction } from '../../components/Button/Button';
import { getBudgetKey } from '../../site/budgetKey';
import type { QuoteSettings } from '../../site/types';
import { pages } from '#site/pages';
import { getFileAddress } from '../../hooks/siteBase';
import { useLinkedDialog } from '../useLinkedDialog';
import { getQuotePath } from '../../site/formPaths';
import { quoteDialog } from '../dialogs/modules';
import { useAppDispatch } from '../../store/hooks';
import { planChosen } from '../../store/quote/quoteSlice';

/** The plan or add-on for which a visitor requests a quote. */
interface Choice {
  readonly name: string;
  /** The distinction from another plan of the same name (§9.13). */
  readonly distinction?: string;
  /** The suggested add-on on the e-commerce combo. */
  readonly addon?: string;
}

/** The part of a page's content that the quotes of the page need. */
interface Quotable {
  readonly quote: QuoteSettings;
  readonly addons?: readonly unknown[];
}

/** A plan that a link can select, `?quote={id}` or `?plan={id}`. */
interface LinkablePlan extends Choice {
  readonly id: string;
}

/**
 * Returns a function that creates the actions of a page's quote buttons. Opens the quote dialog for the plan in the
 * address (`?quote={id}`), so that links can lead to a plan (§4.7). An unknown id opens nothing, because the page shows
 * all plans.
 */
export function useQuote(page: string, { quote: settings, addons }: Quotable, linkable: readonly LinkablePlan[]) {
  const dispatch = useAppDispatch();

  const choose = ({ name, distinction, addon }: Choice) => {
    dispatch(
      planChosen({
        page,
        plan: name,
        budgetKey: getBudgetKey(settings, name),
        ...(distinction !== undefined && { distinction }),
        // The shop page has the plans of the e-commerce combo, but none of its add-ons (§3.9).
        ...(addons && addon !== undefined && { addon }),
      }),
    );
  };

  useLinkedDialog(['quote', 'plan'], (id) => {
    const plan = linkable.find((candidate) => candidate.id === id);
    if (plan) choose(plan);
  });

  const address = getFileAddress(getQuotePath(pages[page]?.path ?? '/'));
  /**
   * Returns the action of a button that requests a quote for `choice`. Without JavaScript the button leads to
   * the form's page, which selects the plan or add-on with the id `value`.
   */
  return (choice: Choice, value: string | undefined, name: 'plan' | 'addon' = 'plan'): ButtonAction => ({
    onClick: () => choose(choice),
    fallback: { address, ...(value !== undefined && { name, value }) },
    onIntent: quoteDialog.preload,
  });
}
