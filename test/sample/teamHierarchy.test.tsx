import { within } from '@testing-library/react';
import { closeDialog, readScreenReaderText, listItems, openDialog, getSection, renderSite, type Site } from './support';

/** A member and the member's reports, by role (§3.6). */
interface Branch {
  role: RegExp | string;
  reports?: readonly Branch[];
}

const CEO = 'Managing Director / CEO';
const MARKETING = 'Legal Advisor / Director - Marketing';
const OPERATIONS = 'Director - Planning & Operations';
const ENGINEERING = 'Director - Engineering & Technology';
const SECURITY = { role: 'Director - Security' };
const HR = { role: 'Director - HR' };
const UI = { role: 'UI/UX & Graphic Designer' };
const SOCIAL = 'Head of Social Media';
const UX = { role: 'UX/UI & Design Engineer' };
const SYSTEMS = 'Head of Systems & Development';

/** The trees of members 1 to 4 in the member-list version (§2.8). */
const WHOLE_TEAM: readonly Branch[] = [
  {
    role: CEO,
    reports: [
      { role: MARKETING },
      { role: OPERATIONS, reports: [UI, { role: SOCIAL }, UX] },
      { role: ENGINEERING, reports: [{ role: SYSTEMS }] },
      SECURITY,
      HR,
    ],
  },
  { role: MARKETING, reports: [{ role: 'SEO Specialist' }, { role: 'Affiliate Marketing Manager' }] },
  { role: OPERATIONS, reports: [UI, { role: SOCIAL, reports: [{ role: 'Content Marketer' }] }, UX] },
  {
    role: ENGINEERING,
    reports: [
      { role: SYSTEMS, reports: [{ role: /Full Stack Developer.*Designer/ }, { role: /Full Stack Developer$/ }] },
    ],
  },
];

/** The trees of members 1 to 4 in the leadership-page version. No member has id 17. */
const LEADERSHIP: readonly Branch[] = [
  {
    role: CEO,
    reports: [
      { role: MARKETING },
      { role: OPERATIONS, reports: [{ role: 'Head of Sustainability' }] },
      { role: ENGINEERING },
      SECURITY,
      HR,
    ],
  },
  { role: MARKETING },
  { role: OPERATIONS, reports: [{ role: 'Head of Sustainability' }] },
  { role: ENGINEERING },
];

/** Returns true for members 1 to 4, whose names begin with 'Mr. '. */
const isLeader = ({ role }: Branch) => [CEO, MARKETING, OPERATIONS, ENGINEERING].some((leader) => leader === role);

const listOpeners = () => within(getSection('Leadership Team')).getAllByRole('button', { name: /^Team Hierarchy / });

async function openTeam({ user }: Site, at: number) {
  const opener = listOpeners()[at];
  if (!opener) throw new Error(`Card ${at + 1} has no button`);
  await user.click(opener);
  const dialog = await openDialog();
  return { opener, dialog };
}

/** Returns the panel of the open version. */
const getTeam = (dialog: HTMLElement): HTMLElement => {
  const [open] = within(dialog)
    .getAllByRole('tabpanel')
    .filter((panel) => !panel.closest('[inert]'));
  if (!open) throw new Error('The overlay has no open version');
  return open;
};

interface Read {
  words: string;
  reports: Read[];
}

const readTree = (list: Element): Read[] =>
  listItems(list).map((item) => {
    const below = [...item.children].find((child) => child.matches('ul'));
    const person = [...item.children].find((child) => child !== below);
    return { words: readScreenReaderText(person ?? item), reports: below ? readTree(below) : [] };
  });

const isEndingWith = (words: string, role: RegExp | string): boolean =>
  typeof role === 'string' ? words.endsWith(role) : role.test(words);

/** Expects the same tree and roles. Each text names the manager, because screen readers may omit list levels. */
function expectTree(read: readonly Read[], expected: readonly Branch[], manager?: Read): void {
  expect(read.map(({ words }) => words)).toHaveLength(expected.length);
  for (const [at, branch] of expected.entries()) {
    const { words = '', reports = [] } = read[at] ?? {};
    const [person = '', reportsTo = ''] = words.split(/ Reports to /i);
    expect([person, isEndingWith(person, branch.role)]).toEqual([person, true]);
    expect(person.startsWith('Mr. ')).toBe(isLeader(branch));
    if (manager) expect(manager.words.replace(/^Mr\. /, '').startsWith(reportsTo)).toBe(true);
    expect(reportsTo === '').toBe(manager === undefined);
    expectTree(reports, branch.reports ?? [], read[at]);
  }
}

test("§2.7 §2.8 §4.3 each of the four buttons opens 'Team Hierarchy' with its own tree, and locks the page", async () => {
  const site = await renderSite('/about');
  const unlocked = document.documentElement.style.overflow;
  for (const [at, tree] of WHOLE_TEAM.entries()) {
    const { dialog, opener } = await openTeam(site, at);
    expect(dialog).toHaveAccessibleName('Team Hierarchy');
    expect(document.documentElement.style.overflow).toBe('hidden');
    expectTree(readTree(within(getTeam(dialog)).getAllByRole('list')[0] ?? dialog), [tree]);
    await closeDialog(site, dialog, opener);
    expect(document.documentElement.style.overflow).toBe(unlocked);
  }
  expect(listOpeners()).toHaveLength(4);
});

test("§3.6 the overlay has the tabs 'Whole team' and 'Leadership', and 'Leadership' shows its own trees", async () => {
  const site = await renderSite('/about');
  for (const [at, tree] of LEADERSHIP.entries()) {
    const { dialog, opener } = await openTeam(site, at);
    const tabs = within(dialog).getAllByRole('tab');
    expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('aria-selected')])).toEqual([
      ['Whole team', 'true'],
      ['Leadership', 'false'],
    ]);
    await site.user.click(within(dialog).getByRole('tab', { name: 'Leadership' }));
    expectTree(readTree(within(getTeam(dialog)).getAllByRole('list')[0] ?? dialog), [tree]);
    await closeDialog(site, dialog, opener);
  }
});
