/** The names of the selects that only some pages have (§3.9). A page sends '' for each select that it does not have. */
export const QUOTE_SELECT_NAMES = ['companySize', 'serviceInterest', 'industry', 'businessType'] as const;
export type QuoteSelectName = (typeof QUOTE_SELECT_NAMES)[number];
