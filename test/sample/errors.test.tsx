import { screen, waitFor, within } from '@testing-library/react';
import { openSite, getBanner, getMain, renderSite, typeUrl } from './support';

/** Throws a value that a page may throw: an error with a message, or a response with a status and a text (§2.15). */
const throwReason = (reason: unknown): never => {
  throw reason;
};

/** True when the download of the mocked About page fails. */
let isOffline = true;

jest.mock('../../src/pages/clients/ClientsPage', () => ({
  __esModule: true,
  default: () => throwReason(new Error('The list of clients has no end')),
}));
jest.mock('../../src/pages/careers/CareersPage', () => ({
  __esModule: true,
  default: () => throwReason({ status: 503, statusText: 'Service Unavailable' }),
}));
jest.mock('../../src/pages/contact/ContactPage', () => ({
  __esModule: true,
  default: () => throwReason(Object.assign(new Error('The page is closed'), { status: 403 })),
}));
jest.mock('../../src/pages/about/AboutPage', () => {
  if (isOffline) throw new Error('Loading chunk 7 failed');
  return { __esModule: true, default: () => <h1 tabIndex={-1}>About Banyan Byte</h1> };
});
beforeEach(() => {
  isOffline = true;
  // React reports caught errors on the console, as in a visitor's browser.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const expectHeaderAndFooter = () => {
  expect(within(getBanner()).getByRole('link', { name: 'Services' })).toBeVisible();
  expect(within(screen.getByRole('contentinfo')).getByRole('button', { name: 'Reach Us' })).toBeVisible();
};

test.each([
  ['/clients', 'an error', 'The list of clients has no end'],
  ['/careers', 'a response with a status', '503 Service Unavailable'],
  ['/contact', 'an error with a status', '403 The page is closed'],
])(
  '§2.15 §8 if %s throws %s, the error screen shows its status and text between header and footer',
  async (route, _title, text) => {
    await renderSite(route);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Unexpected Application Error!$/);
    expect(within(getMain()).getByText(text)).toBeVisible();
    expectHeaderAndFooter();
  },
);

test('§2.15 the console shows the error, and a link on the error screen opens another page', async () => {
  const { user } = await renderSite('/clients');
  expect(jest.mocked(console.error).mock.calls.flat().map(String).join(' ')).toContain(
    'The list of clients has no end',
  );
  await user.click(within(getBanner()).getByRole('link', { name: 'Services' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Our Services' })).toHaveFocus();
  expect(screen.queryByText('The list of clients has no end')).toBeNull();
});

test('§2.15 the heading of an error screen receives the focus after navigation', async () => {
  const { user } = await renderSite('/services');
  await user.click(within(getBanner()).getByRole('link', { name: 'Clients' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toHaveFocus();
});

test('§2.15 a typed URL replaces an error screen with the page of that URL', async () => {
  await openSite('/clients');
  typeUrl('/services');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Our Services'));
});

test("§8 a page that fails to load shows an error, and 'Try again' loads the page when the connection is back", async () => {
  const { user } = await renderSite('/about');
  expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent('Unexpected Application Error!');
  expect(within(getMain()).getByText(/connection/i)).toBeVisible();
  expectHeaderAndFooter();

  /** Presses 'Try again', and waits until the heading of an error screen or of the page has the focus. */
  const retry = async () => {
    await user.click(within(getMain()).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  };
  await retry();
  await retry();
  expect(screen.queryByRole('heading', { name: 'About Banyan Byte' })).toBeNull();

  isOffline = false;
  await retry();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('About Banyan Byte');
  expect(within(getMain()).queryByRole('button', { name: 'Try again' })).toBeNull();
});
