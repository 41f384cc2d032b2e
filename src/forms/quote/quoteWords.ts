import { settings } from '#site/settings';
import { words as formWords } from '#site/words/forms';
import { getCurrencySymbol } from '../../site/currency';
import { fillPlaceholders } from '../../site/fill';
import type { QuoteSettings } from '../../site/types';
import type { QuoteSelection } from '../../store/quote/quoteSlice';
import { formatBudget } from '../../submission/budget';
import type { FormRules } from '../../submission/filters';
import { QUOTE_SELECT_NAMES, type QuoteSelectName } from '../../submission/forms/quoteSelects';
import type { EnteredRow } from '../../submission/noscriptPages';

const words = formWords.quote;
const { labels } = words;

export type QuoteValues = Record<'name' | 'email' | 'phone' | 'details' | 'budget' | QuoteSelectName, string>;

type SelectValues = Partial<Record<QuoteSelectName, string>>;

/**
 * Returns the initial option of each select (§3.9): the option that the plan preselects, otherwise the first option.
 */
export function getInitialSelectValues({ selects, preselect }: QuoteSettings, plan: string): SelectValues {
  const preselectedOption = preselect?.byPlan[plan];
  return Object.fromEntries(
    selects.map(({ name, options }) => [
      name,
      (name === preselect?.select ? preselectedOption : undefined) ?? options[0]?.value ?? '',
    ]),
  );
}

/**
 * Returns '' for each select that the page does not have. These values override values from a draft that the visitor
 * began on another page.
 */
export const getMissingSelectValues = ({ selects }: Pick<QuoteSettings, 'selects'>): SelectValues =>
  Object.fromEntries(
    QUOTE_SELECT_NAMES.filter((name) => !selects.some((select) => select.name === name)).map((name) => [name, '']),
  );

/** Returns the values of the fields that the selected plan and add-on determine. */
export const getPresetValues = (selection: QuoteSelection) => ({
  page: selection.page,
  plan: formatPlanName(selection),
  addon: selection.addon ?? '',
  budgetKey: selection.budgetKey,
});

/**
 * Returns the title of a quote (§2.14), for the dialog, the page without JavaScript and the subject of the visitor's
 * mail.
 */
export function formatQuoteTitle(
  { title, titleWithoutAddon }: Pick<QuoteSettings, 'title' | 'titleWithoutAddon'>,
  { plan, addon }: Pick<QuoteSelection, 'plan' | 'addon'>,
): string {
  return fillPlaceholders(addon === undefined ? (titleWithoutAddon ?? title) : title, { plan, addon: addon ?? '' });
}

/**
 * Returns a plan's name, followed by the text that distinguishes the plan from another plan with the same name (§9.13).
 */
export const formatPlanName = ({ plan, distinction }: Pick<QuoteSelection, 'plan' | 'distinction'>): string =>
  distinction === undefined ? plan : fillPlaceholders(words.planWithDistinction, { plan, distinction });

/**
 * Returns the selected and entered values as rows of the summary, without the key of the preset budget range (§3.9).
 * `service` is the name of the service, by default the page's title. This name distinguishes plans that have the same
 * name on different pages, such as 'Basic'.
 */
export function buildSummaryRows(
  values: QuoteValues,
  selection: QuoteSelection,
  service: string,
  { selects }: Pick<QuoteSettings, 'selects'>,
  currency: string,
  rules: FormRules,
): readonly EnteredRow[] {
  const symbol = getCurrencySymbol(currency, settings.locale);
  return [
    { label: words.rows.service, value: service },
    { label: words.rows.plan, value: formatPlanName(selection) },
    ...(selection.addon === undefined ? [] : [{ label: words.rows.addon, value: selection.addon }]),
    { label: labels.name, value: values.name },
    { label: labels.email, value: values.email },
    { label: labels.phone, value: values.phone },
    { label: labels.details, value: values.details },
    {
      label: labels.budget,
      value:
        values.budget &&
        fillPlaceholders(words.budget, { symbol, amount: formatBudget(values.budget, currency, rules), currency }),
    },
    ...selects.map(({ name, label, options }) => ({
      label,
      value: values[name] === '' ? '' : (options.find(({ value }) => value === values[name])?.label ?? ''),
    })),
  ];
}
