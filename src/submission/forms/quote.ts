import { settings } from '#site/settings';
import { budgetCurrenciesOf } from '../../site/currency';
import { fill } from '../../site/fill';
import { shownBudget } from '../budget';
import type { FieldsFor, FormDefinition } from './field';
import { always, longText, loose, shortText } from './parts';

/** The selects of some pages (§3.9). A page without one of them sends ''. */
export const QUOTE_SELECTS = ['companySize', 'serviceInterest', 'industry', 'businessType'] as const;
export type QuoteSelectName = (typeof QUOTE_SELECTS)[number];
type Given = 'page' | 'plan' | 'addon' | 'currency' | 'budgetKey';

const chosen = { ...shortText, isGiven: true } as const;

/** A quote request (§2.14, §3.9). It is sent only when the content setting `quoteDelivery` is 'relay'. */
export const quote = {
  kind: 'quote',
  path: 'quotes',
  words: 'quote',
  fields: {
    page: { ...chosen, mail: { label: 'page', isOptional: true, isEchoed: true } },
    plan: { ...chosen, mail: { label: 'plan', isOptional: true, isEchoed: true } },
    addon: { ...chosen, mail: { label: 'addon', isOptional: true, isEchoed: true } },
    ...loose,
    details: {
      ...longText,
      isJudged: true,
      mail: { label: 'details', kind: 'text', isOptional: true, isEchoed: true },
    },
    /** A number with a decimal point. `currency` contains its currency. */
    budget: {
      kind: 'budget',
      limit: always(20),
      rule: (make) => make.optionalAmount(),
      mail: {
        label: 'budget',
        isOptional: true,
        isEchoed: true,
        text: ({ budget = '', currency = '' }, words) =>
          budget && fill(words.quote.budget, { amount: shownBudget(budget, currency, settings.formRules), currency }),
      },
    },
    /** ISO 4217. */
    currency: {
      ...chosen,
      otherwise: () => budgetCurrenciesOf(settings)[0],
      rule: (make) => make.optionalOneOf(budgetCurrenciesOf(settings)),
      mail: null,
    },
    companySize: { ...shortText, mail: { label: 'companySize', isOptional: true, isEchoed: true } },
    serviceInterest: { ...shortText, mail: { label: 'serviceInterest', isOptional: true, isEchoed: true } },
    industry: { ...shortText, mail: { label: 'industry', isOptional: true, isEchoed: true } },
    businessType: { ...shortText, mail: { label: 'businessType', isOptional: true, isEchoed: true } },
    /** The preset budget range (§9.5), which only the firm sees. */
    budgetKey: { ...chosen, mail: { label: 'budgetKey', isOptional: true } },
  } as const satisfies FieldsFor<'quote', Given | QuoteSelectName>,
  constants: {},
} as const satisfies FormDefinition;
