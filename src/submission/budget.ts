import { settings } from '#site/settings';
import { getBudgetCurrency } from '../site/currency';
import { readAmount, writeAmount } from './amount';
import type { FormRules } from './filters';

/** Returns a budget as a number with a decimal point. Returns other texts unchanged, for the error message. */
export const parseBudget = (budget: string, currency: string | undefined): string =>
  readAmount(budget, settings.locale, getBudgetCurrency(settings, currency)) ?? budget;

/**
 * Returns a budget for display. Under inclusive rules it has the format of the site's language, so that visitors can
 * check the parsed amount. Under the specified rules it is the unchanged value of the number input (§5.3).
 */
export const formatBudget = (budget: string, currency: string, rules: FormRules): string =>
  rules === 'inclusive' ? writeAmount(budget, settings.locale, getBudgetCurrency(settings, currency)) : budget;

/** Returns an example of an amount, for the message about a text that is not an amount. */
export const getBudgetExample = (): string => new Intl.NumberFormat(settings.locale).format(75_000);
