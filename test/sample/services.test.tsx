import { screen, waitFor, within } from '@testing-library/react';
import {
  listCards,
  closeDialog,
  readScreenReaderTexts,
  readScreenReaderText,
  getMain,
  readOnce,
  getSection,
  renderSite,
} from './support';

/** The name, price and link of each item of a card (§2.10, §9.4). Combos have no price. */
const CARDS = [
  [
    ['Business Website', '$999', '/#/business-website-pricing'],
    ['E-commerce Website', '$1499', '/#/ecommerce-website-pricing'],
    ['E-commerce Websites Combo', '', '/#/ecommerce-marketing-combo'],
  ],
  [
    ['Mobile Application Plan', '$3499', '/#/mobile-application-pricing'],
    ['Mobile App + Digital Marketing Combo', '', '/#/mobile-marketing-combo'],
  ],
  [
    ['Software Development Plan', '$999+', '/#/software-development-pricing'],
    ['Software + Digital Marketing Combo', '', '/#/software-marketing-combo'],
  ],
  [['Digital Marketing Plan', '$899/mo', '/#/digital-marketing-pricing']],
  [['Cybersecurity Plan', '$1499', '/#/cybersecurity-pricing']],
  [['Sustainability Plan', '$999', '/#/sustainability-pricing']],
];

/** The combos that have a page, each with the link to its page (§9.4). */
const COMBOS = [
  ['Software + Digital Marketing', '/#/software-marketing-combo'],
  ['E-commerce + Digital Marketing', '/#/ecommerce-marketing-combo'],
  ['Mobile App + Digital Marketing', '/#/mobile-marketing-combo'],
] as const;

const NEW_TAB_SUFFIX = ' (opens in new tab)';
const getPopularPlans = () => getSection('Popular Combo Plans');
const listServiceCards = () => listCards(getMain(), 2);
const getCustomRequestButton = () =>
  within(getPopularPlans()).getByRole('button', { name: 'Choose Plan Custom Technology Solutions' });

const getPage = readOnce('/services', () => ({
  heading: screen.getByRole('heading', { level: 1 }).textContent,
  text: readScreenReaderText(getMain()),
  rows: listServiceCards().map((card) =>
    within(card)
      .getAllByRole('listitem')
      .map((row) => {
        const link = within(row).getByRole('link');
        return {
          text: readScreenReaderText(row),
          name: readScreenReaderText(link),
          href: link.getAttribute('href'),
          target: link.getAttribute('target'),
          rel: link.getAttribute('rel')?.split(' ').sort(),
        };
      }),
  ),
  targets: within(getMain())
    .getAllByRole('link')
    .map((link) => link.getAttribute('href')),
  popularTitles: listCards(getPopularPlans()).map((card) =>
    readScreenReaderText(within(card).getByRole('heading', { level: 3 })),
  ),
  actions: listCards(getPopularPlans()).flatMap((card) => [
    ...readScreenReaderTexts([...within(card).queryAllByRole('link'), ...within(card).queryAllByRole('button')]),
  ]),
}));

test('§2.10 the page shows its heading and subtitle', () => {
  expect(getPage().heading).toBe('Our Services');
  expect(getPage().text).toContain('Comprehensive technology solutions tailored to drive your business forward');
});

test("§9.4 the cards list each plan with its price and link, and each combo as '… Combo'", () => {
  const rowTexts = getPage().rows.map((rows) =>
    rows.map(({ text: row, name, href }) => [name.replace(NEW_TAB_SUFFIX, ''), row.replace(name, '').trim(), href]),
  );
  expect(rowTexts).toEqual(CARDS);
});

test('§2.10 plan and combo links open and announce a new tab, and send neither opener nor referrer', () => {
  const links = getPage().rows.flat();
  for (const { name, target, rel } of links) {
    expect(name.endsWith(NEW_TAB_SUFFIX)).toBe(true);
    expect([target, rel]).toEqual(['_blank', ['noopener', 'noreferrer']]);
  }
  expect(links).toHaveLength(10);
});

test('§2.10 the page links to exactly the specified targets', () => {
  const hrefs = [...CARDS.flat().map(([, , href]) => href), '/#/contact'];
  expect([...new Set(getPage().targets)].sort()).toEqual(hrefs.sort());
});

test("§2.10 §9.4 the page shows four popular combos, each with its name and 'Choose Plan'", () => {
  const titles = [
    'Custom Technology Solutions',
    'E-commerce + Digital Marketing',
    'Mobile App + Digital Marketing',
    'Software + Digital Marketing',
  ];
  expect(getPage().popularTitles.sort()).toEqual(titles);
  expect(getPage().actions.sort()).toEqual(titles.map((title) => `Choose Plan ${title}`));
});

test("§2.10 'Choose Plan' of each combo opens the page of the combo in the same tab", async () => {
  const { user } = await renderSite('/services');
  const links = COMBOS.map(([title]) => within(getPopularPlans()).getByRole('link', { name: `Choose Plan ${title}` }));
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual(
    COMBOS.map(([, href]) => [href, null]),
  );
  await user.click(links[0] ?? getMain());
  const heading = await screen.findByRole('heading', { level: 1, name: 'Software + Digital Marketing Combo' });
  await waitFor(() => expect(heading).toHaveFocus());
});

test("§2.10 §4.4 'Choose Plan' of the custom card opens 'Request Custom Solution', and the X closes the dialog", async () => {
  const site = await renderSite('/services');
  const opener = getCustomRequestButton();
  await site.user.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'Request Custom Solution' });
  const { getByRole } = within(dialog);
  expect(getByRole('textbox', { name: /^Full Name/ })).toHaveAttribute('type', 'text');
  expect(getByRole('textbox', { name: /^Email/ })).toHaveAttribute('type', 'email');
  expect(getByRole('textbox', { name: /^Phone Number/ })).toHaveAttribute('type', 'tel');
  expect(getByRole('textbox', { name: /^Requirements/ })).toBeInstanceOf(HTMLTextAreaElement);
  await closeDialog(site, dialog, opener);
});
