import { words as formWords } from '#site/words/forms';
import { words } from '#site/words/noscript';
import type { SelectFieldOption, SelectFieldProps } from '../../forms/fields/SelectField';
import { formatPlanName } from '../../forms/quote/quoteWords';
import { getBudgetKey } from '../../site/budgetKey';
import type { BundleContent, ComboContent, PlansContent, QuoteSettings } from '../../site/types';
import type { QuoteSelection } from '../../store/quote/quoteSlice';
import type { LinkablePlan } from '../pricing/useQuoteActions';

export type QuotePageContent = PlansContent | ComboContent | BundleContent;

/**
 * Returns the property `preselections` of an option in a select field. If the query of the URL selects this option, the
 * relay also selects an option in each field of `idByFieldName`. This object maps the names of select fields to ids of
 * options. A field with an undefined id stays unchanged.
 */
function buildPreselections(
  idByFieldName: Readonly<Record<string, string | undefined>>,
): Pick<SelectFieldOption, 'preselections'> {
  const pairs = Object.entries(idByFieldName).flatMap(([name, id]) => (id === undefined ? [] : [`${name}=${id}`]));
  return pairs.length > 0 ? { preselections: pairs.join(' ') } : {};
}

/**
 * Returns an object that maps the name of a select to the option that `plan` preselects (§3.9). Returns {} if the plans
 * of the page preselect no options.
 */
const getPreselectedOption = ({ preselect }: QuoteSettings, plan: string) =>
  preselect ? { [preselect.select]: preselect.byPlan[plan] } : {};

/**
 * Returns the select fields of a quote page: plans, and add-ons if the page has any. As in the dialogs (§4.7), a link
 * with the id of a plan (`?plan={id}`) also selects the suggested add-on. A link with the id of an add-on also selects
 * the plan for which the add-on is recommended.
 */
export function buildSelectFields(content: QuotePageContent): SelectFieldProps[] {
  const { rows } = formWords.quote;
  const plans: readonly LinkablePlan[] = content.plans;
  const addons = 'addons' in content ? content.addons : [];
  const planOptions = plans.map(({ id, name, ...otherFields }) => ({
    value: id,
    label: formatPlanName({ plan: name, ...otherFields }),
    ...buildPreselections({
      addon: addons.find((addon) => addon.name === otherFields.addon)?.id,
      ...getPreselectedOption(content.quote, name),
    }),
  }));
  const addonOptions = addons.map(({ id, name, forPlan }) => ({
    value: id,
    label: name,
    ...buildPreselections({ plan: plans.find((plan) => plan.name === forPlan)?.id }),
  }));
  return [
    { name: 'plan', label: rows.plan, options: [{ value: '', label: words.quote.choosePlan }, ...planOptions] },
    ...(addons.length > 0
      ? [{ name: 'addon', label: rows.addon, options: [{ value: '', label: words.quote.noAddon }, ...addonOptions] }]
      : []),
  ];
}

/**
 * Returns the quote selection for the posted ids, or null if the ids determine no plan. An add-on without a plan
 * selects the plan for which it is recommended. A plan alone does not select its suggested add-on: the visitor must
 * choose the add-on.
 */
export function findQuoteSelection(
  pageId: string,
  content: QuotePageContent,
  postedTexts: Readonly<Record<string, string>>,
): QuoteSelection | null {
  const plans: readonly LinkablePlan[] = content.plans;
  const addon = 'addons' in content ? content.addons.find(({ id }) => id === postedTexts['addon']) : undefined;
  const plan = plans.find(({ id }) => id === postedTexts['plan']) ?? plans.find(({ name }) => name === addon?.forPlan);
  if (!plan) return null;
  const { name, distinction } = plan;
  return {
    page: pageId,
    plan: name,
    budgetKey: getBudgetKey(content.quote, name),
    ...(distinction !== undefined && { distinction }),
    ...(addon && { addon: addon.name }),
  };
}
