import { screen, within } from '@testing-library/react';
import { setMedia } from '../setup/browserStubs';
import { readScreenReaderTexts, readScreenReaderText, listItems, getMain, getSection, renderSite } from './support';

/** The roles of the board members, in order (§3.3). */
const BOARD_ROLES = ['Managing Director / CEO', 'Advisor', 'Financial Advisor', 'Legal Advisor / Director - Marketing'];

/** The roles of the shown members, in order (§3.6): ids 1 to 6 and id 10. §3.6 also lists 17, which no member has. */
const LEADERSHIP_ROLES = [
  'Managing Director / CEO',
  'Legal Advisor / Director - Marketing',
  'Director - Planning & Operations',
  'Director - Engineering & Technology',
  'Director - Security',
  'Director - HR',
  'Head of Sustainability',
];

const getBoard = () => within(getMain()).getByRole('group', { name: 'Executive Board' });
const getBoardButton = (name: string) => within(getBoard()).getByRole('button', { name });
const getLeadership = () => getSection('Leadership Team');
const listLeaderCards = () =>
  within(getLeadership())
    .getAllByRole('heading', { level: 3 })
    .flatMap((heading) => heading.closest('li') ?? []);

/**
 * Returns the slide of the shown member: the only slide that is not inert. Throws unless there is exactly one such
 * slide.
 */
const getBoardSlide = () => {
  const [shownSlide, ...otherSlides] = within(getBoard())
    .getAllByRole('group')
    .filter((group) => group.getAttribute('aria-roledescription') === 'slide' && !group.hasAttribute('inert'));
  if (!shownSlide || otherSlides.length > 0) throw new Error('The board shows no member or several members');
  return shownSlide;
};
const renderAbout = () => {
  setMedia('(prefers-reduced-motion: reduce)', true);
  return renderSite('/about');
};

test('§2.6 the page shows heading, subtitle, four cards, three sub-cards of Our Expertise, the board and the team', async () => {
  await renderAbout();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^About Banyan Byte$/);
  expect(
    within(getMain()).getByText(
      'Empowering businesses with innovative technology solutions and sustainable digital growth',
    ),
  ).toBeVisible();
  const titles = ['Our Vision', 'Who We Are', 'Our Mission', 'Our Expertise'];
  expect(readScreenReaderTexts(within(getMain()).getAllByRole('heading', { level: 2 }))).toEqual([
    ...titles,
    'Executive Board',
    'Leadership Team',
  ]);
  const cards = titles.map((name) => within(getMain()).getByRole('heading', { level: 2, name }).closest('li'));
  const siblings = listItems(cards[0]?.parentElement ?? getMain());
  expect(siblings).toEqual(cards);
  expect(readScreenReaderText(siblings[0] ?? getMain())).toMatch(/leading pioneer/);
  expect(readScreenReaderText(siblings[0] ?? getMain())).toMatch(/within the next two years/);
  const expertise = siblings.at(-1) as HTMLElement;
  expect(readScreenReaderTexts(within(expertise).getAllByRole('heading', { level: 3 }))).toEqual([
    'Software Solutions',
    'Digital Marketing',
    'IT Security Solutions',
  ]);
  for (const card of siblings) expect(readScreenReaderText(card)).toMatch(/\w+ \w+ \w+\./);
});

test("§2.5 BRD-3 'Executive Board' shows one member at a time with photo, name, role and statement", async () => {
  const { user } = await renderAbout();
  expect(within(getBoard()).getByRole('heading', { level: 2, name: 'Executive Board' })).toBeVisible();
  const names = new Set<string>();
  for (const role of BOARD_ROLES) {
    const member = within(getBoardSlide());
    const name = readScreenReaderText(member.getByRole('heading', { level: 3 }));
    expect(member.getByRole('img')).toHaveAccessibleName(expect.stringContaining(name));
    expect(readScreenReaderTexts(member.getAllByRole('paragraph'))).toEqual([
      role,
      expect.stringMatching(/\w+ \w+ \w+.*[.?!]$/),
    ]);
    names.add(name);
    await user.click(getBoardButton('Next'));
  }
  expect(names.size).toBe(4);
});

test('§2.7 §3.6 HIE-1 the Leadership Team shows its subtitle and seven members in the specified order', async () => {
  await renderAbout();
  expect(readScreenReaderText(getLeadership())).toContain(
    'Meet the visionaries and experts driving innovation and excellence at Banyan Byte',
  );
  const cards = listLeaderCards().map((card) => readScreenReaderTexts(within(card).getAllByRole('paragraph')));
  expect(cards.map(([role]) => role)).toEqual(LEADERSHIP_ROLES);
  for (const [, bio] of cards) expect(bio).toMatch(/\w+ \w+ \w+.*[.?!]$/);
});

test('§2.7 HIE-1 HIE-4 each card has a photo and a profile link, which opens and announces a new tab', async () => {
  await renderAbout();
  const profileUrls = listLeaderCards().map((card) => {
    const name = readScreenReaderText(within(card).getByRole('heading', { level: 3 }));
    expect(within(card).getByRole('img')).toHaveAccessibleName(expect.stringContaining(name));
    const link = within(card).getByRole('link');
    expect(link).toHaveAccessibleName(expect.stringMatching(new RegExp(`${name}.*\\(opens in new tab\\)$`)));
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.getAttribute('rel')?.split(' ').sort()).toEqual(['noopener', 'noreferrer']);
    return link.getAttribute('href');
  });
  expect(new Set(profileUrls).size).toBe(LEADERSHIP_ROLES.length);
  for (const profileUrl of profileUrls) expect(profileUrl).toMatch(/^https:/);
});

test('§2.7 HIE-2 only the cards of members 1 to 4 have a button, and a press on another card opens no dialog', async () => {
  const { user } = await renderAbout();
  const cards = listLeaderCards();
  expect(cards.map((card) => within(card).queryAllByRole('button').length)).toEqual([1, 1, 1, 1, 0, 0, 0]);
  for (const card of cards.slice(0, 4)) {
    const name = readScreenReaderText(within(card).getByRole('heading', { level: 3 }));
    expect(within(card).getByRole('button')).toHaveAccessibleName(expect.stringContaining(name));
  }
  for (const card of cards.slice(4)) await user.click(within(card).getByRole('heading', { level: 3 }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
