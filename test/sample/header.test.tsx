import { act, screen, within } from '@testing-library/react';
import { getBanner, closeDialog, readScreenReaderTexts, renderSite } from './support';

const LINKS = [
  ['Home', '/#/'],
  ['About', '/#/about'],
  ['Services', '/#/services'],
  ['Clients', '/#/clients'],
  ['Careers', '/#/careers'],
];

const getBar = () => within(getBanner()).getByRole('navigation');
const getMenu = () => within(getBar()).getByRole('button', { name: 'Menu' });
const getLink = (name: string) => within(getBar()).getByRole('link', { name });

test('§2.2 the bar links to Home, About, Services, Clients and Careers in this order', async () => {
  await renderSite('/');
  const links = within(getBar()).getAllByRole('link');
  expect(links.map((each) => [each.textContent, each.getAttribute('href')])).toEqual(LINKS);
});

test('§2.2 the logo and the name lead to the home page', async () => {
  await renderSite('/clients');
  expect(within(getBanner()).getByRole('link', { name: 'Banyan Byte' })).toHaveAttribute('href', '/#/');
});

test('§2.2 only the link of the current page has aria-current, also after navigation', async () => {
  const { user } = await renderSite('/');
  const readMarkedLinks = () => readScreenReaderTexts(within(getBar()).getAllByRole('link', { current: 'page' }));
  expect(readMarkedLinks()).toEqual(['Home']);
  await user.click(getLink('Services'));
  await screen.findByRole('heading', { level: 1, name: 'Our Services' });
  expect(readMarkedLinks()).toEqual(['Services']);
});

test('§2.2 no link of the bar has aria-current on another page', async () => {
  await renderSite('/business-website-pricing');
  expect(within(getBar()).queryAllByRole('link', { current: 'page' })).toEqual([]);
});

test("§2.2 'Reach Us' opens the contact form, and receives the focus when the form closes", async () => {
  const site = await renderSite('/clients');
  const reachUs = within(getBar()).getByRole('button', { name: 'Reach Us' });
  await site.user.click(reachUs);
  await closeDialog(site, await screen.findByRole('dialog', { name: 'Reach Us' }), reachUs);
});

test("§2.2 §4.1 'Menu' toggles, and has its state in aria-expanded", async () => {
  const { user } = await renderSite('/clients');
  expect(getMenu()).toHaveAttribute('aria-expanded', 'false');
  await user.click(getMenu());
  expect(getMenu()).toHaveAttribute('aria-expanded', 'true');
  await user.click(getMenu());
  expect(getMenu()).toHaveAttribute('aria-expanded', 'false');
});

test('§4.1 Escape closes the menu and focuses its button', async () => {
  const { user } = await renderSite('/clients');
  await user.click(getMenu());
  act(() => getLink('About').focus());
  await user.keyboard('{Escape}');
  expect(getMenu()).toHaveAttribute('aria-expanded', 'false');
  expect(getMenu()).toHaveFocus();
});

test('§2.2 §4.1 a link closes the menu', async () => {
  const { user } = await renderSite('/clients');
  await user.click(getMenu());
  await user.click(getLink('Careers'));
  expect(getMenu()).toHaveAttribute('aria-expanded', 'false');
  expect(await screen.findByRole('heading', { level: 1, name: 'We Are Hiring! Join Our Team' })).toHaveFocus();
});

test("§2.2 §4.1 'Reach Us' closes the menu and opens the contact form", async () => {
  const { user } = await renderSite('/clients');
  const toggle = getMenu();
  await user.click(toggle);
  await user.click(within(getBar()).getByRole('button', { name: 'Reach Us' }));
  await screen.findByRole('dialog', { name: 'Reach Us' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test("§4.1 'Display settings' closes the menu and opens its dialog, which returns the focus to 'Menu'", async () => {
  const site = await renderSite('/clients');
  const toggle = getMenu();
  await site.user.click(toggle);
  await site.user.click(within(getBar()).getByRole('button', { name: 'Display settings' }));
  const dialog = await screen.findByRole('dialog', { name: 'Display settings' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await closeDialog(site, dialog, toggle);
});
