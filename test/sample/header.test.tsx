import { act, screen, waitFor, within } from '@testing-library/react';
import { getBanner, closeDialog, readScreenReaderTexts, renderSite } from './support';

const LINKS = [
  ['Home', '/#/'],
  ['About', '/#/about'],
  ['Services', '/#/services'],
  ['Clients', '/#/clients'],
  ['Careers', '/#/careers'],
];

const getNavigationBar = () => within(getBanner()).getByRole('navigation');
const getMenuToggle = () => within(getNavigationBar()).getByRole('button', { name: 'Menu' });
const getLink = (name: string) => within(getNavigationBar()).getByRole('link', { name });

test('§2.2 the navigation bar links to five pages in order and marks the current page, and the logo links to the home page', async () => {
  const { user } = await renderSite('/');
  const links = within(getNavigationBar()).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(LINKS);
  expect(within(getBanner()).getByRole('link', { name: 'Banyan Byte' })).toHaveAttribute('href', '/#/');
  const readMarkedLinks = () =>
    readScreenReaderTexts(within(getNavigationBar()).getAllByRole('link', { current: 'page' }));
  expect(readMarkedLinks()).toEqual(['Home']);
  await user.click(getLink('Services'));
  await screen.findByRole('heading', { level: 1, name: 'Our Services' });
  expect(readMarkedLinks()).toEqual(['Services']);
});

test('§2.2 on a page that the navigation bar does not list, no link of the bar has aria-current', async () => {
  await renderSite('/business-website-pricing');
  expect(within(getNavigationBar()).queryAllByRole('link', { current: 'page' })).toEqual([]);
});

test('§4.1 a link that opens a new tab does not close the menu, because the link keeps the focus', async () => {
  const { user } = await renderSite('/clients');
  await user.click(getMenuToggle());
  // Without `preventDefault`, jsdom would follow the link in the same tab.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await user.keyboard('{Control>}');
  await user.click(getLink('Careers'));
  expect(getMenuToggle()).toHaveAttribute('aria-expanded', 'true');
  expect(getLink('Careers')).toHaveFocus();
});

test("2.4.3 'Menu' gets the focus when a narrower window hides the focused link of the bar", async () => {
  await renderSite('/clients');
  act(() => getLink('About').focus());
  const { innerWidth } = window;
  window.innerWidth = innerWidth / 2;
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(getMenuToggle()).toHaveFocus();
  window.innerWidth = innerWidth;
});

test('§4.1 2.4.11 the menu closes when the focus leaves the bar, and when the browser goes back', async () => {
  const { user } = await renderSite('/clients');
  await user.click(getLink('Careers'));
  await screen.findByRole('heading', { level: 1, name: 'We Are Hiring! Join Our Team' });
  await user.click(getMenuToggle());
  act(() => screen.getByRole('contentinfo').querySelector('a')?.focus());
  expect(getMenuToggle()).toHaveAttribute('aria-expanded', 'false');
  await user.click(getMenuToggle());
  act(() => window.history.back());
  await waitFor(() => expect(getMenuToggle()).toHaveAttribute('aria-expanded', 'false'));
});

test.each(['Display settings', 'Reach Us'])(
  "§2.2 §4.1 '%s' closes the menu and opens its dialog, which returns the focus to 'Menu'",
  async (name) => {
    const site = await renderSite('/clients');
    const menuToggle = getMenuToggle();
    await site.user.click(menuToggle);
    await site.user.click(within(getNavigationBar()).getByRole('button', { name }));
    const dialog = await screen.findByRole('dialog', { name });
    expect(menuToggle).toHaveAttribute('aria-expanded', 'false');
    await closeDialog(site, dialog, menuToggle);
  },
);
