import { settings } from '#site/settings';
import { getBudgetCurrencies } from '../../site/currency';
import { fillPlaceholders } from '../../site/fill';
import { formatBudget } from '../budget';
import type { FormFields, FormDefinition } from './field';
import { applyToAllRules, longTextField, optionalContactFields, shortTextField } from './parts';
import type { QuoteSelectName } from './quoteSelects';

type QuotePresetFieldName = 'page' | 'plan' | 'addon' | 'currency' | 'budgetKey';

const presetTextField = { ...shortTextField, isPreset: true } as const;

/**
 * The definition of the quote form (§2.14, §3.9). The site sends quotes only when the content setting `quoteDelivery`
 * is 'relay'.
 */
export const quoteForm = {
  kind: 'quote',
  path: 'quotes',
  words: 'quote',
  fields: {
    page: { ...presetTextField, mail: { label: 'page', isOptional: true, isInConfirmation: true } },
    plan: { ...presetTextField, mail: { label: 'plan', isOptional: true, isInConfirmation: true } },
    addon: { ...presetTextField, mail: { label: 'addon', isOptional: true, isInConfirmation: true } },
    ...optionalContactFields,
    details: {
      ...longTextField,
      isExamined: true,
      mail: { label: 'details', kind: 'text', isOptional: true, isInConfirmation: true },
    },
    /** A number, with a decimal point before any decimals. `currency` contains the budget's currency. */
    budget: {
      kind: 'budget',
      limit: applyToAllRules(20),
      rule: (fieldRules) => fieldRules.optionalAmount(),
      mail: {
        label: 'budget',
        isOptional: true,
        isInConfirmation: true,
        formatValue: ({ budget = '', currency = '' }, words) =>
          budget &&
          fillPlaceholders(words.quote.budget, {
            amount: formatBudget(budget, currency, settings.formRules),
            currency,
          }),
      },
    },
    /** The budget's currency, an ISO 4217 code. */
    currency: {
      ...presetTextField,
      getDefaultText: () => getBudgetCurrencies(settings)[0],
      rule: (fieldRules) => fieldRules.optionalOneOf(getBudgetCurrencies(settings)),
      mail: null,
    },
    companySize: { ...shortTextField, mail: { label: 'companySize', isOptional: true, isInConfirmation: true } },
    serviceInterest: {
      ...shortTextField,
      mail: { label: 'serviceInterest', isOptional: true, isInConfirmation: true },
    },
    industry: { ...shortTextField, mail: { label: 'industry', isOptional: true, isInConfirmation: true } },
    businessType: { ...shortTextField, mail: { label: 'businessType', isOptional: true, isInConfirmation: true } },
    /** The key of the preset budget range (§9.5). The confirmation does not contain the key. */
    budgetKey: { ...presetTextField, mail: { label: 'budgetKey', isOptional: true } },
  } as const satisfies FormFields<'quote', QuotePresetFieldName | QuoteSelectName>,
  constants: {},
} as const satisfies FormDefinition;
