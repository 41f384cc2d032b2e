import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { budgetKeyFor } from '../../content/quote';
import type { QuotePageId } from '../../content/types';
import { quoteDialog } from '../dialogs/modules';
import { useAppDispatch } from '../../store/hooks';
import { planChosen } from '../../store/quote/quoteSlice';

/** What can be asked for by a link, `?plan={id}`. */
interface LinkablePlan {
  readonly id: string;
  readonly name: string;
  /** The add-on that comes with it on the e-commerce combo. */
  readonly addon?: string;
}

/**
 * Opens the quote dialog of a page for a plan (§4.7), and for the plan that the address names (`?plan=startup`), so that a
 * plan can be linked to. An id that the page does not have opens nothing: the plans are all there to choose from.
 */
export function useQuote(page: QuotePageId, linkable: readonly LinkablePlan[]) {
  const dispatch = useAppDispatch();
  const [search] = useSearchParams();
  const linked = search.get('plan');

  const choose = (plan: string, addon?: string) => {
    dispatch(planChosen({ page, plan, budgetKey: budgetKeyFor(page, plan), ...(addon !== undefined && { addon }) }));
  };

  const openLinked = useEffectEvent((id: string) => {
    const plan = linkable.find((candidate) => candidate.id === id);
    if (plan) choose(plan.name, plan.addon);
  });
  useEffect(() => {
    if (linked !== null) openLinked(linked);
  }, [linked]);

  return { choose, preload: quoteDialog.preload };
}
