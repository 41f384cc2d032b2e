import type { Page } from 'playwright-core';
import { headingShows, press, steps, type State } from './state';

/** Opens the first button of a page whose name begins with `label`, and waits for the quote dialog. */
const openQuote = (label: string) => async (page: Page) => {
  await page.getByRole('button', { name: label }).first().click();
  await page.getByRole('dialog').waitFor();
};

const openCustom = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Choose Plan Custom Technology Solutions' }).click();
  await page.getByRole('dialog', { name: 'Request Custom Solution' }).waitFor();
};

/** The quote dialog (§2.14), the custom solution (§2.10), and what becomes of them. */
export const requestStates: readonly State[] = [
  { name: 'quote', route: '/business-website-pricing', reach: openQuote('CHOOSE PLAN Basic') },
  {
    name: 'quote in rupees',
    route: '/sustainability-pricing',
    reach: steps(openQuote('CHOOSE PLAN Basic'), (page) =>
      page.getByRole('dialog').getByRole('button', { name: 'INR' }).click(),
    ),
  },
  { name: 'quote with selects', route: '/cybersecurity-pricing', reach: openQuote('REQUEST QUOTE') },
  { name: 'quote for plan and add-on', route: '/ecommerce-marketing-combo', reach: openQuote('CHOOSE PLAN Basic') },
  {
    name: 'quote, summary',
    route: '/software-marketing-combo',
    reach: steps(openQuote('CHOOSE PLAN'), press('CONFIRM PLAN SELECTION'), headingShows('Your quote request')),
  },
  { name: 'custom solution', route: '/services', reach: openCustom },
  {
    name: 'custom solution, summary',
    route: '/services',
    reach: steps(openCustom, press('SUBMIT REQUEST'), headingShows('Your request')),
  },
];
