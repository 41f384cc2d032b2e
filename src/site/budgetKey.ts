import type { QuoteSettings } from './types';

/**
 * Returns the key of the preset budget range of a plan (§4.7, §9.5). Throws when the settings contain neither a key for
 * the plan nor an `otherBudgetKey`.
 */
export function getBudgetKey({ budgetKeys, otherBudgetKey }: QuoteSettings, plan: string): string {
  const key = budgetKeys[plan] ?? otherBudgetKey;
  if (key === undefined)
    throw new Error(
      `The quote settings have no budget key for the plan '${plan}'. Add it to budgetKeys, or add an otherBudgetKey.`,
    );
  return key;
}
