import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setMedia } from '../setup/browserStubs';
import { hierarchy, team } from '#site/leadership';
import type { AppStore } from '../../src/store/store';
import { translateText } from '../translation';
import { findOpenDialog, openSite, renderSite, typeUrl } from './support';

const setPhoneWidth = (isPhone: boolean) => act(() => setMedia('(width < 768px)', isPhone));
const getOpener = (name: string) => screen.getByRole('button', { name: `Team Hierarchy of ${name}` });
const getDialog = () => screen.getByRole('dialog', { name: 'Team Hierarchy' });
const withinDialog = () => within(getDialog());
const selectLeadershipTab = () => userEvent.click(screen.getByRole('tab', { name: 'Leadership' }));

const renderTeam = () => renderSite('/about');

async function openHierarchy(name: string) {
  await userEvent.click(getOpener(name));
  await findOpenDialog();
  await waitFor(() => expect(getDialog()).toContainElement(document.activeElement as HTMLElement));
}

/**
 * Returns the name in a list item, including a prefix such as 'Mr.'. Throws unless the item contains a member's name
 * and role.
 */
function readName(listItem: Element): string {
  const text = listItem.firstElementChild?.textContent ?? '';
  const member = team.members.find(({ name, role }) => text.includes(`${name} ${role}`));
  if (!member) throw new Error(`'${text}' contains no member's name and role`);
  return text.slice(0, text.indexOf(` ${member.role}`));
}
const listItems = () => withinDialog().getAllByRole('listitem');
const readNames = () => listItems().map(readName);

function getListItem(name: string): HTMLElement {
  const listItem = listItems().find((candidate) => readName(candidate) === name);
  if (!listItem) throw new Error(`${name} is not listed`);
  return listItem;
}
/** Returns the names of a member's direct reports. */
const readReportNames = (name: string) =>
  [...(within(getListItem(name)).queryAllByRole('list')[0]?.children ?? [])].map(readName);

describe('Team Hierarchy', () => {
  it('HIE-15 the overlay closes on navigation, the next page gets the focus, and the overlay can be opened again', async () => {
    await openSite('/about');
    await openHierarchy('Rohan Iyer');
    typeUrl('/clients');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Our Trusted Clients' })).toHaveFocus());
    typeUrl('/about');
    await screen.findByRole('heading', { level: 1, name: 'About Banyan Byte' });
    await openHierarchy('Jonas Keller');
    expect(getListItem('Mr. Jonas Keller')).toBeInTheDocument();
  });

  it('§2.8 the overlay shows the first version if the content lacks the version for the whole team', async () => {
    jest.replaceProperty(hierarchy, 'versions', hierarchy.versions.slice(1));
    await renderTeam();
    await openHierarchy('Rohan Iyer');
    expect(withinDialog().getByRole('tabpanel', { name: 'Leadership' })).toBeVisible();
  });
});

describe('Team Hierarchy on desktop', () => {
  it('HIE-23 the chart is a named region and a Tab stop only while it is wider than the overlay', async () => {
    await renderTeam();
    await openHierarchy('Rohan Iyer');
    expect(withinDialog().queryByRole('region')).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(1168);
    await openHierarchy('Rohan Iyer');
    const region = withinDialog().getByRole('region', { name: "Rohan Iyer's Team" });
    act(() => screen.getByRole('tab', { selected: true }).focus());
    await userEvent.tab();
    expect(region).toHaveFocus();
  });
});

describe('Team Hierarchy on a phone', () => {
  beforeEach(() => setPhoneWidth(true));

  it("HIE-30 HIE-31 a press on a listed member focuses the heading of the member's team, and going back focuses the member", async () => {
    await renderTeam();
    await openHierarchy('Rohan Iyer');
    expect(readReportNames('Vikram Shetty')).toEqual(['Nikhil Bose', 'Farhan Qureshi', 'Lena Wagner']);
    const memberButtons = withinDialog()
      .getAllByRole('button')
      .filter((button) => button.closest('li'));
    // The list contains buttons only for members with reports.
    expect(memberButtons.map((memberButton) => readName(memberButton.closest('li') as HTMLElement))).toEqual([
      'Rohan Iyer',
      'Matthias Brandt',
      'Vikram Shetty',
      'Farhan Qureshi',
      'Jonas Keller',
      'Deepak Menon',
    ]);
    const getHeading = (name: string) => withinDialog().getByRole('heading', { level: 3, name });
    await userEvent.click(withinDialog().getByRole('button', { name: /^Vikram Shetty/ }));
    // React removes the focused row. The focus therefore moves to 'Close', and then to the heading, so that screen
    // readers announce the heading.
    expect(withinDialog().getByRole('button', { name: 'Close' })).toHaveFocus();
    await waitFor(() => expect(getHeading("Vikram Shetty's Team")).toHaveFocus());
    expect(withinDialog().queryByText('Jonas Keller')).not.toBeInTheDocument();
    // On the next screen, this button contains another name.
    translateText(withinDialog().getByRole('button', { name: 'Back to Rohan Iyer' }));
    await userEvent.click(withinDialog().getByRole('button', { name: /^Farhan Qureshi/ }));
    await waitFor(() => expect(getHeading("Farhan Qureshi's Team")).toHaveFocus());
    expect(readNames()).toEqual(['Kavya Reddy']);
    await userEvent.click(withinDialog().getByRole('button', { name: 'Back to Vikram Shetty' }));
    await waitFor(() => expect(withinDialog().getByRole('button', { name: /^Farhan Qureshi/ })).toHaveFocus());
    await userEvent.click(withinDialog().getByRole('button', { name: 'Back to Rohan Iyer' }));
    await waitFor(() => expect(withinDialog().getByRole('button', { name: /^Vikram Shetty/ })).toHaveFocus());
    expect(withinDialog().queryByRole('heading', { level: 3 })).not.toBeInTheDocument();
  });

  it('HIE-31 selecting the other tab resets the drill-down and keeps the focus on the tab', async () => {
    await renderTeam();
    await openHierarchy('Rohan Iyer');
    await userEvent.click(withinDialog().getByRole('button', { name: /^Vikram Shetty/ }));
    await selectLeadershipTab();
    expect(readReportNames('Vikram Shetty')).toEqual(['Svenja Lorenz']);
    expect(withinDialog().queryByRole('heading', { level: 3 })).not.toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Leadership' })).toHaveFocus();
  });

  it("HIE-32 the tab 'Leadership' shows 'No direct reports' for two leaders", async () => {
    await renderTeam();
    for (const name of ['Matthias Brandt', 'Jonas Keller']) {
      await openHierarchy(name);
      expect(withinDialog().queryByText('No direct reports')).not.toBeInTheDocument();
      await selectLeadershipTab();
      expect(withinDialog().getByText('No direct reports')).toBeVisible();
      expect(readNames()).toEqual([name]);
      await userEvent.keyboard('{Escape}');
    }
  });

  it('HIE-14 the overlay keeps tab and drill-down when the window crosses 768 px and back, and the focus stays inside', async () => {
    await renderTeam();
    await openHierarchy('Rohan Iyer');
    await selectLeadershipTab();
    await userEvent.click(withinDialog().getByRole('button', { name: /^Vikram Shetty/ }));
    await waitFor(() => expect(withinDialog().getByRole('heading', { level: 3 })).toHaveFocus());
    setPhoneWidth(false);
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Leadership');
    expect(readReportNames('Mr. Vikram Shetty')).toEqual(['Svenja Lorenz']);
    expect(getDialog()).toContainElement(document.activeElement as HTMLElement);
    setPhoneWidth(true);
    expect(withinDialog().getByRole('heading', { name: "Vikram Shetty's Team" })).toBeVisible();
    expect(getDialog()).toContainElement(document.activeElement as HTMLElement);
  });
});

const getSelectedId = (store: AppStore) => store.getState().hierarchy.selectedId;

async function openAndCloseHierarchy() {
  const { store, unmount } = await renderTeam();
  await openHierarchy('Vikram Shetty');
  jest.useFakeTimers();
  act(() => withinDialog().getByRole('button', { name: 'Close' }).click());
  return { store, unmount };
}

describe('HIE-13 the selection after closing', () => {
  afterEach(() => jest.useRealTimers());

  it('HIE-13 the selection stays for 300 ms and is then cleared', async () => {
    const { store } = await openAndCloseHierarchy();
    act(() => jest.advanceTimersByTime(299));
    expect(getSelectedId(store)).toBe(3);
    act(() => jest.advanceTimersByTime(1));
    expect(getSelectedId(store)).toBeNull();
  });

  it('HIE-13 no timer is left after the site is unmounted', async () => {
    const { unmount } = await openAndCloseHierarchy();
    expect(jest.getTimerCount()).toBeGreaterThan(0);
    unmount();
    act(() => jest.advanceTimersByTime(100));
    expect(jest.getTimerCount()).toBe(0);
  });
});
