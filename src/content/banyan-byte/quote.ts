import type { QuotePageId, QuoteSelect, QuoteSettings } from '#kit';

const companySize: QuoteSelect = {
  name: 'companySize',
  label: 'Company Size',
  options: [
    { value: '', label: 'Select company size' },
    ...['1-10', '11-50', '51-200', '201-500', '501+'].map((value) => ({ value, label: `${value} employees` })),
  ],
};

const serviceInterest: QuoteSelect = {
  name: 'serviceInterest',
  label: 'Service Interest',
  options: [
    { value: 'technical-assessments', label: 'Technical Security Assessments' },
    { value: 'data-protection', label: 'Data Protection & Privacy' },
    { value: 'strategic-roadmap', label: 'Strategic Security Roadmap' },
    { value: 'business-continuity', label: 'Business Continuity' },
    { value: 'audit-compliance', label: 'Audit & Compliance' },
    { value: 'employee-training', label: 'Employee Training' },
  ],
};

const industry: QuoteSelect = {
  name: 'industry',
  label: 'Industry',
  options: [
    { value: '', label: 'Select industry' },
    { value: 'technology', label: 'Technology' },
    { value: 'manufacturing', label: 'Manufacturing' },
    { value: 'healthcare', label: 'Healthcare' },
    { value: 'finance', label: 'Finance' },
    { value: 'retail', label: 'Retail' },
    { value: 'other', label: 'Other' },
  ],
};

const businessType: QuoteSelect = {
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

const common = {
  title: 'Request Quote for {plan} Plan',
  helper: 'Please enter your budget for the {plan} plan',
  submitLabel: 'CONFIRM PLAN SELECTION',
  selects: [],
} as const;

const softwareKeys = { Basic: '5k-12k', Startup: '15k-25k', Standard: '30k-50k', Premium: '60k-100k' };
const mobileKeys = { Basic: 'launch', Startup: 'growth', Standard: 'scale', Premium: 'enterprise' };
const ecommerceKeys = { Basic: '8k-12k', Startup: '18k-25k', Standard: '30k-45k', Premium: '50k-80k' };

/** What the quote dialog says and asks on each page (§2.13, §2.14, §3.9), and the preset keys of §9.5. */
export const quotePages = {
  'business-website': {
    ...common,
    budgetKeys: { Basic: 'below-5k', Startup: '5k-10k', Standard: '10k-20k', Premium: '20k-50k' },
  },
  'ecommerce-website': { ...common, title: 'Choose {plan} Plan', budgetKeys: ecommerceKeys },
  'mobile-application': { ...common, title: 'Request Quote for {plan}', budgetKeys: mobileKeys },
  'digital-marketing': {
    ...common,
    budgetKeys: { Basic: '6k-10k', Startup: '12k-18k', Standard: '20k-30k', Premium: '35k-60k' },
  },
  'software-development': { ...common, budgetKeys: softwareKeys },
  cybersecurity: {
    title: 'Request Quote for {plan}',
    helper: 'Please enter your budget for {plan}',
    submitLabel: 'REQUEST QUOTE',
    selects: [companySize, serviceInterest],
    budgetKeys: {
      'Technical Security Assessments': 'below-5k',
      'Data Protection & Privacy': '5k-10k',
      'Strategic Security Roadmap': '10k-20k',
      'Business Continuity': '20k-50k',
    },
    otherBudgetKey: 'custom',
    preselect: {
      select: 'serviceInterest',
      byPlan: {
        'Technical Security Assessments': 'technical-assessments',
        'Data Protection & Privacy': 'data-protection',
        'Strategic Security Roadmap': 'strategic-roadmap',
        'Business Continuity': 'business-continuity',
      },
    },
  },
  sustainability: {
    ...common,
    selects: [industry],
    budgetKeys: { Basic: 'below-5k', Standard: '5k-10k', Premium: '20k-50k' },
  },
  'ecommerce-combo': {
    ...common,
    title: 'Request Quote for {plan} + {addon}',
    service: 'E-commerce Website + Digital Marketing Combo',
    budgetKeys: ecommerceKeys,
  },
  'software-combo': { ...common, selects: [businessType], budgetKeys: softwareKeys },
  'mobile-combo': { ...common, selects: [businessType], budgetKeys: mobileKeys },
} satisfies Record<QuotePageId, QuoteSettings>;

/** The preset budget-range key of a plan on a page (§4.7, §9.5). Throws when the content names no key for it. */
export function budgetKeyFor(page: QuotePageId, plan: string): string {
  const settings: QuoteSettings = quotePages[page];
  const key = settings.budgetKeys[plan] ?? settings.otherBudgetKey;
  if (key === undefined) throw new Error(`content/quote.ts: no budget key for plan '${plan}' on page '${page}'`);
  return key;
}
