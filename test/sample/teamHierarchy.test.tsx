import { within } from '@testing-library/react';
import { team } from '#site/leadership';
import type { TeamMember } from '../../src/site/types';
import { closeDialog, readScreenReaderText, listItems, findOpenDialog, getSection, renderSite } from './support';

/**
 * The trees of members 1 to 4 in each version (§2.8, §3.6). '1(2 3(16))' means that 2 and 3 report to 1, and that 16
 * reports to 3. The trees omit the id 17 of §3.6, which no member has.
 */
const WHOLE_TEAM_TREES = ['1(2 3(16 11 12) 4(7) 5 6)', '2(14 15)', '3(16 11(13) 12)', '4(7(8 9))'];
const LEADERSHIP_TREES = ['1(2 3(10) 4 5 6)', '2', '3(10)', '4'];

/**
 * Returns the tree that a list shows, in the format of `WHOLE_TEAM_TREES`. Expects 'Mr. ' before the names of members
 * 1 to 4. Also expects the manager's name in the text of each report, because screen readers may omit list levels.
 */
function readTree(list: Element, manager?: TeamMember): string {
  const trees = listItems(list).map((listItem) => {
    const sublist = [...listItem.children].find((child) => child.matches('ul'));
    const itemText = readScreenReaderText([...listItem.children].find((child) => child !== sublist) ?? listItem);
    const member = team.members.find(({ name, role }) => itemText.includes(`${name} ${role}`));
    if (!member) throw new Error(`'${itemText}' contains no member's name and role`);
    const { id, name, role } = member;
    expect(itemText).toBe(`${id <= 4 ? 'Mr. ' : ''}${name} ${role}${manager ? ` Reports to ${manager.name}` : ''}`);
    return sublist ? `${id}(${readTree(sublist, member)})` : `${id}`;
  });
  return trees.join(' ');
}

/** Returns the tree of the open version. */
function readOpenTree(dialog: HTMLElement): string {
  const [panel] = within(dialog)
    .getAllByRole('tabpanel')
    .filter((tabPanel) => !tabPanel.closest('[inert]'));
  const [list] = within(panel ?? dialog).getAllByRole('list');
  return readTree(list ?? dialog);
}

test("§2.7 §2.8 §3.6 §4.3 HIE-12 HIE-20 HIE-21 HIE-22 each of the four buttons opens 'Team Hierarchy' with its own trees, and locks the page", async () => {
  const site = await renderSite('/about');
  const initialOverflow = document.documentElement.style.overflow;
  const openers = within(getSection('Leadership Team')).getAllByRole('button', { name: /^Team Hierarchy / });
  expect(openers).toHaveLength(4);
  for (const [index, opener] of openers.entries()) {
    await site.user.click(opener);
    const dialog = await findOpenDialog();
    expect(dialog).toHaveAccessibleName('Team Hierarchy');
    expect(document.documentElement.style.overflow).toBe('hidden');
    const tabs = within(dialog).getAllByRole('tab');
    expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('aria-selected')])).toEqual([
      ['Whole team', 'true'],
      ['Leadership', 'false'],
    ]);
    expect(readOpenTree(dialog)).toBe(WHOLE_TEAM_TREES[index]);
    await site.user.click(within(dialog).getByRole('tab', { name: 'Leadership' }));
    expect(readOpenTree(dialog)).toBe(LEADERSHIP_TREES[index]);
    await closeDialog(site, dialog, opener);
    expect(document.documentElement.style.overflow).toBe(initialOverflow);
  }
});
