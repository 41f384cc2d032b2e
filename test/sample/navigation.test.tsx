import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterNoticed } from '../../src/hooks/focusAnnouncement';
import { said } from '../liveText';
import { arriveAt, banner, heard, main, renderSite, typeAddress } from './support';

/** §2.1 and the decisions on it: every route and the heading of its page. Home's heading is not given. */
const ROUTES = [
  ['/about', 'About Banyan Byte'],
  ['/clients', 'Our Trusted Clients'],
  ['/services', 'Our Services'],
  ['/careers', 'We Are Hiring! Join Our Team'],
  ['/business-website-pricing', 'Business Website Pricing-plan'],
  ['/ecommerce-website-pricing', 'E-commerce Website Pricing-plan'],
  ['/mobile-application-pricing', 'Mobile Application Pricing-plan'],
  ['/digital-marketing-pricing', 'Digital Marketing Pricing'],
  ['/software-development-pricing', 'Software Development Pricing'],
  ['/cybersecurity-pricing', 'Cybersecurity Services'],
  ['/sustainability-pricing', 'Sustainability Solutions'],
  ['/ecommerce-marketing-combo', 'E-COMMERCE WEBSITES COMBO PLANS'],
  ['/software-marketing-combo', 'Software + Digital Marketing Combo'],
  ['/mobile-marketing-combo', 'Mobile App + Digital Marketing Combo'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-of-service', 'Terms of Service'],
  ['/accessibility', 'Accessibility'],
  ['/contact', 'Contact'],
  ['/no-such-page', '404 - Page Not Found'],
] as const;

const watchScroll = () => jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);

const goBack = (direction: 'back' | 'forward') => act(() => window.history[direction]());

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

test('§2.1 each route has one heading of its own, and a title of its own that names it and the firm', async () => {
  await renderSite('/');
  const titles = [document.title];
  for (const [route, name] of ROUTES) {
    typeAddress(route);
    const shown = await heading(name);
    expect(screen.getAllByRole('heading', { level: 1 })).toEqual([shown]);
    await waitFor(() => expect(document.title).toContain(name));
    expect(document.title).toContain('Banyan Byte');
    titles.push(document.title);
  }
  expect(new Set(titles).size).toBe(ROUTES.length + 1);
  expect(titles[0]).toContain('Banyan Byte');
});

test('§2.1 an address that is typed in is a route change too: to the top, with the focus on the heading', async () => {
  await arriveAt('/services');
  const scrollTo = watchScroll();
  typeAddress('/clients');
  const shown = await heading('Our Trusted Clients');
  await waitFor(() => expect(shown).toHaveFocus());
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});

test('4.1.3 the text caret does not stay on a page that is left, where a reader would look for its place', async () => {
  await arriveAt('/services');
  const shown = await heading('Our Services');
  // While the page still stands: later the caret would have moved on to what comes in its place.
  const stood: boolean[] = [];
  const forget = jest.spyOn(Selection.prototype, 'removeAllRanges');
  forget.mockImplementation(() => void stood.push(shown.isConnected));
  typeAddress('/clients');
  await heading('Our Trusted Clients');
  expect(stood).toEqual([true]);
});

test('§2.1 the first page of a visit leaves focus and view where the browser starts', async () => {
  const scrollTo = watchScroll();
  await renderSite('/careers');
  expect(document.title).toContain('We Are Hiring! Join Our Team');
  expect(document.body).toHaveFocus();
  expect(scrollTo).not.toHaveBeenCalled();
});

test('§2.1 the same on a link, on Back and on Forward', async () => {
  const { user } = await renderSite('/services');
  await user.click(within(banner()).getByRole('link', { name: 'Clients' }));
  expect(await heading('Our Trusted Clients')).toHaveFocus();
  const scrollTo = watchScroll();
  for (const [direction, name] of [
    ['back', 'Our Services'],
    ['forward', 'Our Trusted Clients'],
  ] as const) {
    scrollTo.mockClear();
    goBack(direction);
    const shown = await heading(name);
    await waitFor(() => expect(shown).toHaveFocus());
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    expect(document.title).toContain(name);
  }
});

/** Goes back by keyboard, releases `released` in this order, and waits past the last announcement. */
async function goBackByKeys(released: readonly string[]): Promise<void> {
  await arriveAt('/services');
  typeAddress('/clients');
  await heading('Our Trusted Clients');
  fireEvent.keyDown(document.body, { key: 'ArrowLeft', altKey: true });
  goBack('back');
  for (const key of released) fireEvent.keyUp(document.body, { key });
  const shown = await heading('Our Services');
  await waitFor(() => expect(shown).toHaveFocus());
  await act(() => new Promise<void>((resolve) => void afterNoticed(resolve, 2)));
}

describe('4.1.3 Back by Alt and an arrow', () => {
  test('4.1.3 a live region says the heading to a reader that withheld the release of the arrow', async () => {
    await goBackByKeys(['Alt']);
    expect(said()).toEqual(['Our Services']);
    // It does not stay in the page.
    await waitFor(() => expect(said()).toEqual([]));
  });

  test.each([[['ArrowLeft', 'Alt']], [['Alt', 'ArrowLeft']]])(
    '4.1.3 no live region repeats the heading when the page sees the release of %j',
    async (released) => {
      await goBackByKeys(released);
      expect(said()).toEqual([]);
    },
  );
});

/** What gets the focus from here on, in order. */
function watchFocus() {
  const got: EventTarget[] = [];
  document.addEventListener('focusin', ({ target }) => target && got.push(target));
  return got;
}

describe('§2.1 where the focus comes from', () => {
  const focusable = () => [
    ...main().querySelectorAll('[tabindex="-1"]'),
    ...(main().hasAttribute('tabindex') ? [main()] : []),
  ];

  test('§2.1 a link that goes away with its page: the focus goes to main, and from there to the heading', async () => {
    const { user } = await renderSite('/services');
    const link = within(main()).getByRole('link', { name: 'Contact us' });
    const got = watchFocus();
    await user.click(link);
    const shown = await heading('Contact');
    await waitFor(() => expect(shown).toHaveFocus());
    expect(got).toEqual([link, main(), shown]);
  });

  test('§2.1 a link that stays: the focus goes to the heading at once', async () => {
    const { user } = await renderSite('/services');
    const link = within(banner()).getByRole('link', { name: 'Clients' });
    const got = watchFocus();
    await user.click(link);
    const shown = await heading('Our Trusted Clients');
    expect(shown).toHaveFocus();
    expect(got).toEqual([link, shown]);
  });

  test('§2.1 a heading can take the focus only while it has it', async () => {
    const { user } = await renderSite('/services');
    expect(focusable()).toEqual([]);
    await user.click(within(banner()).getByRole('link', { name: 'Clients' }));
    const shown = await heading('Our Trusted Clients');
    expect(focusable()).toEqual([shown]);
    await user.tab();
    expect(focusable()).toEqual([]);
  });
});

test('§2.1 a slash at the end makes no other page', async () => {
  await renderSite('/clients/');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Our Trusted Clients');
});

test('§2.2 the skip link comes first, moves the focus to the content and leaves the address alone', async () => {
  const { user } = await renderSite('/clients');
  await user.tab();
  const skip = within(banner()).getByRole('link', { name: /^Skip to/ });
  expect(skip).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(main()).toHaveFocus();
  expect(window.location.hash).toBe('#/clients');
  await user.tab();
  expect(main()).not.toHaveAttribute('tabindex');
});

test.each([
  ['/business-website-pricing?plan=startup', 'Request Quote for Startup Plan'],
  ['/ecommerce-marketing-combo?plan=basic', 'Request Quote for Basic + Spark Marketing Add-on'],
])('§4.7 %s opens the quote of that plan', async (route, title) => {
  await renderSite('/services');
  typeAddress(route);
  expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
});

test('§4.7 a plan that a page does not have opens nothing', async () => {
  await renderSite('/business-website-pricing?plan=platinum');
  expect(heard(main())).toContain('Business Website Pricing-plan');
  expect(screen.queryByRole('dialog')).toBeNull();
});

describe('§2.1 a page whose link the visitor lingers on', () => {
  const linkTo = (name: string) => within(banner()).getByRole('link', { name });
  const hidden = (name: string) => screen.findByRole('heading', { level: 1, name, hidden: true });
  afterEach(() => void Reflect.deleteProperty(navigator, 'connection'));

  test.each([
    ['the pointer', ({ user, link }: { user: UserEvent; link: HTMLElement }) => user.hover(link)],
    ['the focus', async ({ link }: { link: HTMLElement }) => act(() => link.focus())],
  ])('§2.1 is there before the press, for nobody to see or hear: %s', async (_, linger) => {
    const { user } = await renderSite('/services');
    const title = document.title;
    await linger({ user, link: linkTo('Clients') });
    const ahead = await hidden('Our Trusted Clients');
    expect(ahead).not.toBeVisible();
    expect(screen.getAllByRole('heading', { level: 1 })).toEqual([await heading('Our Services')]);
    expect(document.title).toBe(title);
    await user.click(linkTo('Clients'));
    expect(await heading('Our Trusted Clients')).toBe(ahead);
    await waitFor(() => expect(ahead).toHaveFocus());
    expect(screen.queryByRole('heading', { level: 1, name: 'Our Services', hidden: true })).not.toBeInTheDocument();
  });

  test('§2.1 stays wanted when the focus goes elsewhere meanwhile', async () => {
    const { user } = await renderSite('/services');
    await user.hover(linkTo('Clients'));
    const ahead = hidden('Our Trusted Clients');
    act(() => screen.getByRole('button', { name: 'Pause all motion' }).focus());
    expect(await ahead).not.toBeVisible();
  });

  test('§2.1 gives way to the next one that is lingered on', async () => {
    const { user } = await renderSite('/services');
    await user.hover(linkTo('Clients'));
    await hidden('Our Trusted Clients');
    await user.hover(linkTo('Careers'));
    await hidden('We Are Hiring! Join Our Team');
    expect(screen.getAllByRole('heading', { level: 1, hidden: true })).toHaveLength(2);
  });

  test('§2.1 is not made for whoever asked for less data', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    const { user } = await renderSite('/services');
    await user.hover(linkTo('Clients'));
    // Longer than a link has to be pointed at.
    await act(() => new Promise((resolve) => void setTimeout(resolve, 200)));
    expect(screen.getAllByRole('heading', { level: 1, hidden: true })).toHaveLength(1);
  });
});
