import { screen, within } from '@testing-library/react';
import { renderSite } from '../renderSite';
import { listCards, closeDialog, getMain, findOpenDialog } from './support';

const listHrefs = (element: HTMLElement): (string | null)[] =>
  within(element)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test('§2.11 the title of each card links to the page of its job', async () => {
  await renderSite('/careers');
  expect(listCards(getMain(), 2).flatMap((card) => listHrefs(card))).toEqual([
    '/#/careers/software-engineer',
    '/#/careers/it-security',
    '/#/careers/digital-marketing',
  ]);
});

test('§2.11 the page of a job shows its description, requirements, skills and facts', async () => {
  await renderSite('/careers/it-security');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('IT Security');
  expect(document.title).toBe('IT Security – Banyan Byte');
  expect(getMain()).toHaveTextContent('You test websites and networks for weak spots');
  const readItems = (name: string) =>
    within(screen.getByRole('list', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(readItems('Requirements:')).toEqual(['Apprenticeship', 'Duration: 6m to 1yr']);
  expect(readItems('Skills:')).toEqual(['Metasploit', 'Burp Suite', 'Nmap', 'Wireshark']);
  const factLabels = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(factLabels).toEqual(['Place of work:', 'Apply by:']);
  expect(getMain()).toHaveTextContent('Musterstraße 24, 12345 Musterstadt, Germany');
});

test('2.4.8 the page of a job has links to its parent pages, to the other jobs and to the page of all jobs', async () => {
  await renderSite('/careers/it-security');
  const breadcrumbs = within(getMain()).getByRole('navigation', { name: 'You are here' });
  expect(listHrefs(breadcrumbs)).toEqual(['/#/', '/#/careers']);
  expect(within(breadcrumbs).getByText('IT Security')).toHaveAttribute('aria-current', 'page');
  expect(listHrefs(getMain()).slice(2)).toEqual([
    '/#/careers/software-engineer',
    '/#/careers/digital-marketing',
    '/#/careers',
  ]);
});

test("§2.11 §4.5 'Apply Now' on a job's page opens its form, and gets the focus when the form closes", async () => {
  const site = await renderSite('/careers/digital-marketing');
  const applyButton = within(getMain()).getByRole('button', { name: 'Apply Now DIGITAL MARKETING' });
  await site.user.click(applyButton);
  const dialog = await findOpenDialog();
  expect(dialog).toHaveAccessibleName('Apply for DIGITAL MARKETING');
  await closeDialog(site, dialog, applyButton);
});
