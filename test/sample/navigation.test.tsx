import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { runAfterAnnouncement } from '../../src/hooks/focusAnnouncement';
import { readAnnouncedTexts } from '../liveText';
import { openSite, getBanner, getMain, renderSite, typeUrl } from './support';

const mockScrollTo = () => jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);

const moveInHistory = (direction: 'back' | 'forward') => act(() => window.history[direction]());

const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('4.1.3 navigation removes the text caret before the old page is removed', async () => {
  await openSite('/services');
  const heading = await findHeading('Our Services');
  // The site must remove the caret before it removes the old page. Otherwise, the browser moves the caret into the next
  // page.
  const connectedStates: boolean[] = [];
  const removeRangesSpy = jest.spyOn(Selection.prototype, 'removeAllRanges');
  removeRangesSpy.mockImplementation(() => void connectedStates.push(heading.isConnected));
  typeUrl('/clients');
  await findHeading('Our Trusted Clients');
  expect(connectedStates).toEqual([true]);
});

test('§2.1 the first page of a visit changes neither focus nor scroll position', async () => {
  const scrollTo = mockScrollTo();
  await renderSite('/careers');
  expect(document.title).toContain('We Are Hiring! Join Our Team');
  expect(document.body).toHaveFocus();
  expect(scrollTo).not.toHaveBeenCalled();
});

test('§2.1 a second click on a link before its page is shown adds no second history entry', async () => {
  await renderSite('/services');
  const entryCount = window.history.length;
  const link = within(getBanner()).getByRole('link', { name: 'Clients' });
  act(() => {
    link.click();
    link.click();
  });
  expect(await findHeading('Our Trusted Clients')).toBeVisible();
  expect(window.history.length).toBe(entryCount + 1);
});

/**
 * Goes back with Alt and the left arrow key, and releases the keys in the order of `releasedKeys`. Returns the texts
 * that live regions contain until the announcement is over. An observer collects the texts, because a busy machine may
 * run this function only after a region has been removed.
 */
async function goBackByKeys(releasedKeys: readonly string[]): Promise<string[]> {
  await openSite('/services');
  typeUrl('/clients');
  await findHeading('Our Trusted Clients');
  const announcedTexts = new Set<string>();
  const observer = new MutationObserver(() => readAnnouncedTexts().forEach((text) => announcedTexts.add(text)));
  observer.observe(document.body, { childList: true, subtree: true });
  fireEvent.keyDown(document.body, { key: 'ArrowLeft', altKey: true });
  moveInHistory('back');
  for (const key of releasedKeys) fireEvent.keyUp(document.body, { key });
  const heading = await findHeading('Our Services');
  await waitFor(() => expect(heading).toHaveFocus());
  await act(() => new Promise<void>((resolve) => void runAfterAnnouncement(resolve, 4)));
  observer.disconnect();
  return [...announcedTexts];
}

test.each([[['Alt']], [['ArrowLeft', 'Alt']], [['Alt', 'ArrowLeft']]])(
  '4.1.3 after Back, a live region announces the heading only if the page misses the release of the arrow key: %j',
  async (releasedKeys) => {
    expect(await goBackByKeys(releasedKeys)).toEqual(releasedKeys.includes('ArrowLeft') ? [] : ['Our Services']);
    // The live region is removed after the announcement.
    expect(readAnnouncedTexts()).toEqual([]);
  },
);

/** Returns a list that contains, in order, the elements that receive the focus after this call. */
function recordFocusTargets() {
  const focusTargets: EventTarget[] = [];
  document.addEventListener('focusin', ({ target }) => target && focusTargets.push(target));
  return focusTargets;
}

describe('§2.1 the focus after a link', () => {
  const listFocusableElements = () => [
    ...getMain().querySelectorAll('[tabindex="-1"]'),
    ...(getMain().hasAttribute('tabindex') ? [getMain()] : []),
  ];

  test('§2.1 if the link is removed with its page, the focus moves to main and then to the heading', async () => {
    const { user } = await renderSite('/services');
    const link = within(getMain()).getByRole('link', { name: 'Contact us' });
    const focusTargets = recordFocusTargets();
    await user.click(link);
    const heading = await findHeading('Contact');
    await waitFor(() => expect(heading).toHaveFocus());
    expect(focusTargets).toEqual([link, getMain(), heading]);
  });

  test('§2.1 if the link stays, the focus moves directly to the heading, which is focusable only while it has the focus', async () => {
    const { user } = await renderSite('/services');
    expect(listFocusableElements()).toEqual([]);
    const link = within(getBanner()).getByRole('link', { name: 'Clients' });
    const focusTargets = recordFocusTargets();
    await user.click(link);
    const heading = await findHeading('Our Trusted Clients');
    expect(heading).toHaveFocus();
    expect(focusTargets).toEqual([link, heading]);
    expect(listFocusableElements()).toEqual([heading]);
    await user.tab();
    expect(listFocusableElements()).toEqual([]);
  });
});

test('§2.2 the skip link is the first Tab stop, focuses the content and keeps the URL', async () => {
  const { user } = await renderSite('/clients');
  await user.tab();
  const skipLink = within(getBanner()).getByRole('link', { name: /^Skip to/ });
  expect(skipLink).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(getMain()).toHaveFocus();
  expect(window.location.hash).toBe('#/clients');
  await user.tab();
  expect(getMain()).not.toHaveAttribute('tabindex');
});

describe('§2.1 a page that is rendered in advance', () => {
  const getBannerLink = (name: string) => within(getBanner()).getByRole('link', { name });
  const findHiddenHeading = (name: string) => screen.findByRole('heading', { level: 1, name, hidden: true });
  afterEach(() => void Reflect.deleteProperty(navigator, 'connection'));

  test.each([
    ['the pointer', ({ user, link }: { user: UserEvent; link: HTMLElement }) => user.hover(link)],
    ['the focus', async ({ link }: { link: HTMLElement }) => act(() => link.focus())],
  ])('§2.1 %s on a link renders its page in advance as hidden content', async (_, pointAtLink) => {
    const { user } = await renderSite('/services');
    const title = document.title;
    await pointAtLink({ user, link: getBannerLink('Clients') });
    const preparedHeading = await findHiddenHeading('Our Trusted Clients');
    expect(preparedHeading).not.toBeVisible();
    expect(screen.getAllByRole('heading', { level: 1 })).toEqual([await findHeading('Our Services')]);
    expect(document.title).toBe(title);
    await user.click(getBannerLink('Clients'));
    expect(await findHeading('Our Trusted Clients')).toBe(preparedHeading);
    await waitFor(() => expect(preparedHeading).toHaveFocus());
    expect(screen.queryByRole('heading', { level: 1, name: 'Our Services', hidden: true })).not.toBeInTheDocument();
  });

  test('§2.1 the page of a hovered link is rendered in advance even if the focus moves elsewhere', async () => {
    const { user } = await renderSite('/services');
    await user.hover(getBannerLink('Clients'));
    const headingPromise = findHiddenHeading('Our Trusted Clients');
    act(() => screen.getByRole('button', { name: 'Pause all motion' }).focus());
    expect(await headingPromise).not.toBeVisible();
  });

  test('§2.1 hovering another link replaces the page that was rendered in advance', async () => {
    const { user } = await renderSite('/services');
    await user.hover(getBannerLink('Clients'));
    await findHiddenHeading('Our Trusted Clients');
    await user.hover(getBannerLink('Careers'));
    await findHiddenHeading('We Are Hiring! Join Our Team');
    expect(screen.getAllByRole('heading', { level: 1, hidden: true })).toHaveLength(2);
  });

  test('§2.1 with Save-Data the page of a hovered link is not rendered in advance', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    const { user } = await renderSite('/services');
    await user.hover(getBannerLink('Clients'));
    // This delay is longer than the hover time after which the site renders a page in advance.
    await act(() => new Promise((resolve) => void setTimeout(resolve, 200)));
    expect(screen.getAllByRole('heading', { level: 1, hidden: true })).toHaveLength(1);
  });
});
