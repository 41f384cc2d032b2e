import { settings } from '#site/settings';
import { words as formWords } from '#site/words/forms';
import { signOf } from '../../site/currency';
import { fill } from '../../site/fill';
import type { QuoteSettings } from '../../site/types';
import type { QuoteSelection } from '../../store/quote/quoteSlice';
import type { QuoteSelectName } from '../../submission/forms/quote';
import type { EnteredRow } from '../../submission/noscriptPages';

const words = formWords.quote;
const { labels } = words;

export type QuoteValues = Record<'name' | 'email' | 'phone' | 'details' | 'budget' | QuoteSelectName, string>;

type Choices = Record<QuoteSelectName, string>;

const NO_CHOICES: Choices = { companySize: '', serviceInterest: '', industry: '', businessType: '' };

/** §4.7: a select starts on its first option, or on what the plan asks for. */
export function startingValues({ selects, preselect }: QuoteSettings, plan: string): Choices {
  const start = Object.fromEntries(selects.map(({ name, options }) => [name, options[0]?.value ?? '']));
  const wanted = preselect?.byPlan[plan];
  return {
    ...NO_CHOICES,
    ...start,
    ...(preselect && wanted !== undefined && { [preselect.select]: wanted }),
  };
}

/** Returns the selects that a page does not ask for, emptied: a kept draft may hold those of another page. */
export function notAsked({ selects }: Pick<QuoteSettings, 'selects'>): Partial<Choices> {
  return Object.fromEntries(
    Object.entries(NO_CHOICES).filter(([name]) => !selects.some((select) => select.name === name)),
  );
}

/** Returns the fields of the form that a press on a plan or an add-on fills in. */
export const givenBy = (selection: QuoteSelection) => ({
  page: selection.page,
  plan: wholePlan(selection),
  addon: selection.addon ?? '',
  budgetKey: selection.budgetKey,
});

/** What the quote is called (§2.13): the dialog, the page without scripts, the subject of the mail. */
export function quoteTitle(
  { title, titleWithoutAddon = title }: Pick<QuoteSettings, 'title' | 'titleWithoutAddon'>,
  { plan, addon }: Pick<QuoteSelection, 'plan' | 'addon'>,
): string {
  return addon === undefined ? fill(titleWithoutAddon, { plan }) : fill(title, { plan, addon });
}

/** The plan with what tells it from another of its name (§9.13): 'Premium, 1-year support'. */
export const wholePlan = ({ plan, distinction }: Pick<QuoteSelection, 'plan' | 'distinction'>): string =>
  distinction === undefined ? plan : fill(words.planWithDistinction, { plan, distinction });

/**
 * What was chosen and entered, as the summary shows it; `service` tells the 'Basic' of one page from that of another. The
 * preset budget key is not among it (§3.9).
 */
export function summaryRows(
  values: QuoteValues,
  selection: QuoteSelection,
  service: string,
  { selects }: Pick<QuoteSettings, 'selects'>,
  currency: string,
): readonly EnteredRow[] {
  const symbol = signOf(currency, settings.locale);
  return [
    { label: words.rows.service, value: service },
    { label: words.rows.plan, value: wholePlan(selection) },
    ...(selection.addon === undefined ? [] : [{ label: words.rows.addon, value: selection.addon }]),
    { label: labels.name, value: values.name },
    { label: labels.email, value: values.email },
    { label: labels.phone, value: values.phone },
    ...selects.map(({ name, label, options }) => ({
      label,
      value: values[name] === '' ? '' : (options.find(({ value }) => value === values[name])?.label ?? ''),
    })),
    { label: labels.details, value: values.details },
    { label: labels.budget, value: values.budget && fill(words.budget, { symbol, amount: values.budget, currency }) },
  ];
}
