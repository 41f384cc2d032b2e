import { budgetKeyFor } from '../../site/budgetKey';
import type { QuoteSettings } from '../../site/types';
import { pages } from '#site/pages';
import { fileAddress } from '../../hooks/siteBase';
import { useLinked } from '../useLinked';
import { quotePath } from '../../site/formPaths';
import { quoteDialog } from '../dialogs/modules';
import { useAppDispatch } from '../../store/hooks';
import { planChosen } from '../../store/quote/quoteSlice';

/** What a quote is asked for. */
interface Choice {
  readonly name: string;
  /** Which of two plans of that name (§9.13). */
  readonly distinction?: string;
  /** The add-on that comes with it on the e-commerce combo. */
  readonly addon?: string;
}

/** What can be asked for by a link, `?quote={id}` or `?plan={id}`. */
interface LinkablePlan extends Choice {
  readonly id: string;
}

/**
 * Opens the quote dialog of a page for a plan (§4.7), and for the plan that the address names (`?quote=startup`), so that a
 * plan can be linked to. An id that the page does not have opens nothing: the plans are all there to choose from.
 */
export function useQuote(page: string, settings: QuoteSettings, linkable: readonly LinkablePlan[]) {
  const dispatch = useAppDispatch();
  // The shop page has the plans of its combo, but offers none of its add-ons (§3.9).
  const offersAddons = settings.title.includes('{addon}');

  const choose = ({ name, distinction, addon }: Choice) => {
    dispatch(
      planChosen({
        page,
        plan: name,
        budgetKey: budgetKeyFor(settings, name),
        ...(distinction !== undefined && { distinction }),
        ...(offersAddons && addon !== undefined && { addon }),
      }),
    );
  };

  useLinked(['quote', 'plan'], (id) => {
    const plan = linkable.find((candidate) => candidate.id === id);
    if (plan) choose(plan);
  });

  const address = fileAddress(quotePath(pages[page]?.path ?? '/'));
  /**
   * Returns the properties of a card whose button asks for `choice`. Without scripts the button leads to the form's page, where
   * the plan or the add-on with the id `value` is chosen.
   */
  return (choice: Choice, value: string | undefined, name: 'plan' | 'addon' = 'plan') => ({
    onChoose: () => choose(choice),
    chooseFallback: { address, ...(value !== undefined && { name, value }) },
    onIntent: quoteDialog.preload,
  });
}
