import { within } from '@testing-library/react';
import { listCards, closeDialog, readCardTexts, getMain, findOpenDialog, renderSite } from './support';

test("§2.11 §4.5 'Apply Now' opens the form of its job with the job description, even after the form of another job", async () => {
  const site = await renderSite('/careers');
  const cards = listCards(getMain(), 2);
  for (const card of cards) {
    const { name, lines } = readCardTexts(card, 2);
    const applyButton = within(card).getByRole('button');
    await site.user.click(applyButton);
    const dialog = await findOpenDialog();
    expect(dialog).toHaveAccessibleName(`Apply for ${name}`);
    expect(within(dialog).getByText(lines[1] ?? 'no description')).toBeVisible();
    await closeDialog(site, dialog, applyButton);
  }
  expect(cards).toHaveLength(3);
});

test("§2.11 §4.5 'Apply Now' on a job's page opens its form, and gets the focus when the form closes", async () => {
  const site = await renderSite('/careers/digital-marketing');
  const applyButton = within(getMain()).getByRole('button', { name: 'Apply Now DIGITAL MARKETING' });
  await site.user.click(applyButton);
  const dialog = await findOpenDialog();
  expect(dialog).toHaveAccessibleName('Apply for DIGITAL MARKETING');
  await closeDialog(site, dialog, applyButton);
});
