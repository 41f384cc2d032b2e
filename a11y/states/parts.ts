import type { Page } from 'playwright-core';
import { press, steps, type State } from './state';

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

/** Turns every carousel of the page that has so many slides to its nth slide. */
const showSlides = (nth: number) => async (page: Page) => {
  for (const dot of await page.getByRole('button', { name: `Go to slide ${nth}`, exact: true }).all()) {
    await dot.click();
    await page.waitForFunction((element) => element?.getAttribute('aria-current'), await dot.elementHandle());
  }
};

/** What opens or turns inside a page: menu, skip link, motion, tabs, hierarchy. */
export const partStates: readonly State[] = [
  {
    name: 'skip link',
    route: '/',
    reach: (page) => page.getByRole('link', { name: 'Skip to main content' }).focus(),
  },
  {
    name: 'menu open',
    route: '/',
    window: 'mobile',
    reach: steps(press('Menu'), (page) => page.getByRole('banner').getByRole('link', { name: 'Careers' }).waitFor()),
  },
  { name: 'motion paused', route: '/', reach: press('Pause all motion') },
  ...[2, 3, 4].map((nth) => ({ name: `home, slides ${nth}`, route: '/', reach: showSlides(nth) })),
  { name: 'home, slide 5', route: '/', window: 'mobile', reach: showSlides(5) },
  ...[2, 3, 4].map((nth) => ({ name: `board, member ${nth}`, route: '/about', reach: showSlides(nth) })),
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
    reach: steps(
      openHierarchy(2),
      (page) => page.getByRole('tabpanel').getByRole('button').first().click(),
      (page) => page.getByRole('heading', { name: /['’]s Team$/ }).waitFor(),
    ),
  },
];
