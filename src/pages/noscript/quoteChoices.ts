import { words as formWords } from '#site/words/forms';
import { words } from '#site/words/noscript';
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

/** An option that brings those of other lists, by their names; undefined where a list has none for it. */
function bringing(chosen: Readonly<Record<string, string | undefined>>): Pick<Option, 'brings'> {
  const pairs = Object.entries(chosen).flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]));
  return pairs.length > 0 ? { brings: pairs.join(' ') } : {};
}

/** The option that a select starts on with a plan (§4.7). */
const preselected = ({ preselect }: QuoteSettings, plan: string) =>
  preselect ? { [preselect.select]: preselect.byPlan[plan] } : {};

/**
 * The lists of a quote's page: its plans, and its add-ons where it has some. As in the dialogs (§4.7) the button of a plan
 * chooses the add-on that it suggests, and that of an add-on the plan that it is recommended for.
 */
export function choicesOf(content: QuotedContent): SelectFieldProps[] {
  const { rows } = formWords.quote;
  const plans: readonly Choosable[] = content.plans;
  const addons = 'addons' in content ? content.addons : [];
  const listed = plans.map(({ id, name, ...rest }) => ({
    value: id,
    label: wholePlan({ plan: name, ...rest }),
    ...bringing({
      addon: addons.find((addon) => addon.name === rest.addon)?.id,
      ...preselected(content.quote, name),
    }),
  }));
  const listedAddons = addons.map(({ id, name, forPlan }) => ({
    value: id,
    label: name,
    ...bringing({ plan: plans.find((plan) => plan.name === forPlan)?.id }),
  }));
  return [
    { name: 'plan', label: rows.plan, options: [{ value: '', label: words.quote.choosePlan }, ...listed] },
    ...(addons.length > 0
      ? [{ name: 'addon', label: rows.addon, options: [{ value: '', label: words.quote.noAddon }, ...listedAddons] }]
      : []),
  ];
}

/**
 * What a quote is asked for by the ids that were posted; null without a plan. The add-on is the one in the list: a visitor who
 * left it out wants none. An add-on alone is for the plan that it is recommended for.
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
  return {
    page,
    plan: name,
    budgetKey: budgetKeyFor(content.quote, name),
    ...(distinction !== undefined && { distinction }),
    ...(addon && { addon: addon.name }),
  };
}
