import type { QuoteSelect } from '#kit';

/*
 * This file contains the select and the texts that several quote dialogs share (§2.14, §3.9). It also contains the keys
 * of the preset budget ranges (§9.5) for software, mobile and e-commerce plans. Two pages share each set of keys.
 */

export const businessType: QuoteSelect = {
  name: 'businessType',
  label: 'Business Type',
  options: [
    { value: '', label: 'Select business type' },
    { value: 'startup', label: 'Startup' },
    { value: 'small_business', label: 'Small Business' },
    { value: 'medium_business', label: 'Medium Business' },
    { value: 'enterprise', label: 'Enterprise' },
    { value: 'consultant', label: 'Consultant/Freelancer' },
  ],
};

export const commonQuoteSettings = {
  title: 'Request Quote for {plan} Plan',
  helper: 'Please enter your budget for the {plan} plan',
  submitLabel: 'CONFIRM PLAN SELECTION',
  selects: [],
} as const;

export const softwareBudgetKeys = { Basic: '5k-12k', Startup: '15k-25k', Standard: '30k-50k', Premium: '60k-100k' };
export const mobileBudgetKeys = { Basic: 'launch', Startup: 'growth', Standard: 'scale', Premium: 'enterprise' };
export const ecommerceBudgetKeys = { Basic: '8k-12k', Startup: '18k-25k', Standard: '30k-45k', Premium: '50k-80k' };
