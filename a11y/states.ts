import type { Page } from 'playwright-core';
import { notFoundRoute, routes } from '../src/app/routing/routes';

/** One thing that a visitor can have in front of them: a route, or what opens over it. */
export interface State {
  name: string;
  route: string;
  /** Only in windows of this kind; in both when absent. */
  window?: 'mobile' | 'desktop';
  /** From the page as it loads to the state; waits until it is there. */
  reach?: (page: Page) => Promise<void>;
}

const MESSAGE = {
  'Full Name': 'Asha Rao',
  Email: 'asha.rao@example.com',
  Phone: '9876543210',
  Message: 'Please call me.',
};

async function openContact(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('button', { name: 'Reach Us' }).click();
  await page.getByRole('dialog', { name: 'Reach Us' }).waitFor();
}

async function fillContact(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Reach Us' });
  for (const [label, value] of Object.entries(MESSAGE)) await dialog.getByLabel(label, { exact: true }).fill(value);
}

async function openApply(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Apply Now SOFTWARE ENGINEER' }).click();
  await page.getByRole('dialog', { name: 'Apply for SOFTWARE ENGINEER' }).waitFor();
}

/** Opens the first button of a page whose name begins with `label`, and waits for the quote dialog. */
const openQuote = (label: string) => async (page: Page) => {
  await page.getByRole('button', { name: label }).first().click();
  await page.getByRole('dialog').waitFor();
};

async function openCustom(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Choose Plan Custom Technology Solutions' }).click();
  await page.getByRole('dialog', { name: 'Request Custom Solution' }).waitFor();
}

const showTab = (name: string) => async (page: Page) => {
  await page.getByRole('tab', { name }).click();
  await page.getByRole('tabpanel', { name }).waitFor();
};

/** Opens the hierarchy of the nth leader of the page (0 is the CEO). */
const openHierarchy =
  (nth: number, tab = 'Whole team') =>
  async (page: Page) => {
    await page
      .getByRole('main')
      .getByRole('button', { name: /Team Hierarchy|View team/ })
      .nth(nth)
      .click();
    await page.getByRole('dialog', { name: 'Team Hierarchy' }).waitFor();
    await showTab(tab)(page);
  };

const openStates: State[] = [
  {
    name: 'menu open',
    route: '/',
    window: 'mobile',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('banner').getByRole('link', { name: 'Careers' }).waitFor();
    },
  },
  { name: 'contact', route: '/', reach: openContact },
  {
    name: 'contact, country list open',
    route: '/',
    reach: async (page) => {
      await openContact(page);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /Country code/ })
        .click();
      await page.getByRole('listbox').waitFor();
    },
  },
  {
    name: 'contact, errors',
    route: '/',
    reach: async (page) => {
      await openContact(page);
      await page.getByRole('button', { name: 'Send Message' }).click();
      await page.getByRole('region', { name: 'Please fix the following errors:' }).waitFor();
    },
  },
  {
    name: 'contact, failed',
    route: '/',
    reach: async (page) => {
      await openContact(page);
      await fillContact(page);
      await page.route('**/api/submissions/**', (route) => route.abort());
      await page.getByRole('button', { name: 'Send Message' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'contact, sending',
    route: '/',
    reach: async (page) => {
      await openContact(page);
      await fillContact(page);
      await page.route('**/api/submissions/**', () => undefined);
      await page.getByRole('button', { name: 'Send Message' }).click();
      await page.getByRole('button', { name: 'Sending...' }).waitFor();
    },
  },
  {
    name: 'contact, sent',
    route: '/',
    reach: async (page) => {
      await openContact(page);
      await fillContact(page);
      await page.route('**/api/submissions/**', (route) =>
        route.fulfill({ status: 202, contentType: 'application/json', body: '{"reference":"BB-7K3F9Q"}' }),
      );
      await page.getByRole('button', { name: 'Send Message' }).click();
      await page.getByRole('heading', { name: 'Message Sent Successfully!' }).waitFor();
    },
  },
  {
    name: 'contact page, errors',
    route: '/contact',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Send Message' }).click();
      await page.getByText('Name is required').first().waitFor();
    },
  },
  { name: 'apply', route: '/careers', reach: openApply },
  {
    name: 'apply, errors',
    route: '/careers',
    reach: async (page) => {
      await openApply(page);
      await page.getByRole('button', { name: 'Submit Application' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'apply, errors read',
    route: '/careers',
    reach: async (page) => {
      await openApply(page);
      await page.getByRole('button', { name: 'Submit Application' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
      await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    },
  },
  { name: 'quote', route: '/business-website-pricing', reach: openQuote('CHOOSE PLAN Basic') },
  { name: 'quote with selects', route: '/cybersecurity-pricing', reach: openQuote('REQUEST QUOTE') },
  {
    name: 'quote, summary',
    route: '/software-marketing-combo',
    reach: async (page) => {
      await openQuote('CHOOSE PLAN')(page);
      await page.getByRole('button', { name: 'CONFIRM PLAN SELECTION' }).click();
      await page.getByRole('heading', { name: 'Your quote request' }).waitFor();
    },
  },
  { name: 'custom solution', route: '/services', reach: openCustom },
  {
    name: 'custom solution, summary',
    route: '/services',
    reach: async (page) => {
      await openCustom(page);
      await page.getByRole('button', { name: 'SUBMIT REQUEST' }).click();
      await page.getByRole('heading', { name: 'Your request' }).waitFor();
    },
  },
  { name: 'add-ons tab', route: '/ecommerce-marketing-combo', reach: showTab('Marketing Add-ons') },
  { name: 'software comparison', route: '/software-marketing-combo', reach: showTab('Feature Comparison') },
  { name: 'mobile comparison', route: '/mobile-marketing-combo', reach: showTab('Feature Comparison') },
  { name: 'hierarchy of the CEO', route: '/about', reach: openHierarchy(0) },
  { name: 'hierarchy, leadership version', route: '/about', reach: openHierarchy(0, 'Leadership') },
  { name: 'hierarchy of member 3', route: '/about', reach: openHierarchy(2) },
  {
    name: 'hierarchy, drill-down',
    route: '/about',
    window: 'mobile',
    reach: async (page) => {
      await openHierarchy(2)(page);
      await page.getByRole('tabpanel').getByRole('button').first().click();
      await page.getByRole('heading', { name: /’s Team$|'s Team$/ }).waitFor();
    },
  },
];

/** Every state of the site: each route of the one table, the not-found page, and whatever opens. Audits and pictures read it. */
export const states: readonly State[] = [
  ...[...routes, notFoundRoute].map(({ path }) => ({ name: `page ${path}`, route: path })),
  ...openStates,
];
