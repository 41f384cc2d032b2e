import { screen, within } from '@testing-library/react';
import {
  listCards,
  closeDialog,
  readScreenReaderTexts,
  readCardTexts,
  getMain,
  findOpenDialog,
  readOnce,
  renderSite,
} from './support';

/** The titles and skills of the jobs (§3.11). */
const JOBS = [
  ['SOFTWARE ENGINEER', ['React', 'Node.js', 'TypeScript', 'AWS']],
  ['IT Security', ['Metasploit', 'Burp Suite', 'Nmap', 'Wireshark']],
  ['DIGITAL MARKETING', ['SEO', 'Social Media', 'Content Strategy', 'Analytics']],
] as const;

const readListTexts = (card: HTMLElement, name: string) =>
  readScreenReaderTexts(within(within(card).getByRole('list', { name })).getAllByRole('listitem'));

const getPage = readOnce('/careers', () => ({
  heading: screen.getByRole('heading', { level: 1 }).textContent,
  jobs: listCards(getMain(), 2).map((card) => ({
    ...readCardTexts(card, 2),
    requirements: readListTexts(card, 'Requirements:'),
    skills: readListTexts(card, 'Skills:'),
    buttons: within(card)
      .getAllByRole('button')
      .map((button) => button.textContent),
  })),
}));

test('§2.11 the page shows its heading', () => {
  expect(getPage().heading).toBe('We Are Hiring! Join Our Team');
});

test('§3.11 the page lists three jobs with their skills in order', () => {
  expect(getPage().jobs.map(({ name, skills }) => [name, skills])).toEqual(JOBS);
});

test("§3.11 each job requires 'Apprenticeship' and 'Duration: 6m to 1yr'", () => {
  for (const { requirements } of getPage().jobs)
    expect(requirements).toEqual(['Apprenticeship', 'Duration: 6m to 1yr']);
  expect(getPage().jobs).toHaveLength(3);
});

test('§2.11 each card shows both requirements as badges, then the description', () => {
  for (const { lines } of getPage().jobs) {
    expect(lines).toEqual(['Apprenticeship Duration: 6m to 1yr', expect.stringMatching(/\w+ \w+ \w+.*\./)]);
  }
  expect(getPage().jobs).toHaveLength(3);
});

test("§2.11 each card has a button 'Apply Now' with its job title", () => {
  expect(getPage().jobs.flatMap(({ buttons }) => buttons)).toEqual(JOBS.map(([title]) => `Apply Now ${title}`));
});

test("§2.11 §4.5 'Apply Now' opens the form of its job with the job description, even after the form of another job", async () => {
  const site = await renderSite('/careers');
  const cards = listCards(getMain(), 2);
  for (const [index, card] of cards.entries()) {
    const [, description] = readCardTexts(card, 2).lines;
    const applyButton = within(card).getByRole('button');
    await site.user.click(applyButton);
    const dialog = await findOpenDialog();
    expect(dialog).toHaveAccessibleName(`Apply for ${JOBS[index]?.[0]}`);
    expect(within(dialog).getByText(description ?? 'no description')).toBeVisible();
    await closeDialog(site, dialog, applyButton);
  }
  expect(cards).toHaveLength(3);
});
