import { settings } from '#site/settings';
import { budgetCurrencyOf } from '../site/currency';
import { readAmount, writeAmount } from './amount';
import type { FormRules } from './filters';

/** Returns a budget as a number with a decimal point. A text that is no amount stays, for the message about it. */
export const storedBudget = (budget: string, currency: string | undefined): string =>
  readAmount(budget, settings.locale, budgetCurrencyOf(settings, currency)) ?? budget;

/**
 * Returns a budget for its readers. The inclusive rules write it in the language of the site, so that a visitor sees how
 * it was read. The specified rules accept numbers of `type="number"` alone (§5.3) and show them as they are.
 */
export const shownBudget = (budget: string, currency: string, rules: FormRules): string =>
  rules === 'inclusive' ? writeAmount(budget, settings.locale, budgetCurrencyOf(settings, currency)) : budget;

/** Returns an example of an amount, for the message about a text that is none. */
export const budgetExample = (): string => new Intl.NumberFormat(settings.locale).format(75_000);
