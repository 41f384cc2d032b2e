import { words as formWords } from '#site/words/forms';
import { words } from '#site/words/plain';
import type { Option, SelectFieldProps } from '../../forms/fields/SelectField';
import { wholePlan } from '../../forms/quote/quoteWords';
import { budgetKeyFor } from '../../site/budgetKey';
import type { BundleContent, ComboContent, PlansContent, QuoteSettings } from '../../site/types';
import type { QuoteSelection } from '../../store/quote/quoteSlice';

export type QuotedContent = PlansContent | ComboContent | BundleContent;

interface Choosable {
  readonly id: string;
  readonly name: string;
  readonly distinction?: string;
  readonly addon?: string;
}

/** The option that a select starts on with a plan (§4.7). */
function broughtBy({ preselect }: QuoteSettings, plan: string): Pick<Option, 'brings'> {
  const wanted = preselect?.byPlan[plan];
  return preselect && wanted !== undefined ? { brings: `${preselect.select}=${wanted}` } : {};
}

/** The lists of a quote's page, in which a dialog's press has chosen: its plans, and its add-ons where it has some. */
export function choicesOf(content: QuotedContent): SelectFieldProps[] {
  const { rows } = formWords.quote;
  const plans: readonly Choosable[] = content.plans;
  const listed = plans.map(({ id, name, ...rest }) => ({
    value: id,
    label: wholePlan({ plan: name, ...rest }),
    ...broughtBy(content.quote, name),
  }));
  const addons = 'addons' in content ? content.addons.map(({ id, name }) => ({ value: id, label: name })) : [];
  return [
    { name: 'plan', label: rows.plan, options: [{ value: '', label: words.quote.choosePlan }, ...listed] },
    ...(addons.length > 0
      ? [{ name: 'addon', label: rows.addon, options: [{ value: '', label: words.quote.noAddon }, ...addons] }]
      : []),
  ];
}

/**
 * What a quote is asked for by the ids that were posted; null without a plan. As in the dialogs (§4.7) a plan brings the
 * add-on that it suggests, and an add-on the plan that it is recommended for, unless the other is chosen too.
 */
export function selectionOf(
  page: string,
  content: QuotedContent,
  chosen: Readonly<Record<string, string>>,
): QuoteSelection | null {
  const plans: readonly Choosable[] = content.plans;
  const addon = 'addons' in content ? content.addons.find(({ id }) => id === chosen['addon']) : undefined;
  const plan = plans.find(({ id }) => id === chosen['plan']) ?? plans.find(({ name }) => name === addon?.forPlan);
  if (!plan) return null;
  const { name, distinction } = plan;
  const addonName = addon?.name ?? plan.addon;
  return {
    page,
    plan: name,
    budgetKey: budgetKeyFor(content.quote, name),
    ...(distinction !== undefined && { distinction }),
    ...(addonName !== undefined && { addon: addonName }),
  };
}
