import { within } from '@testing-library/react';
import { jobs } from '#site/jobs';
import { listCards, closeDialog, getMain, findOpenDialog, renderSite } from './support';

test("§2.11 §4.5 'Apply Now' opens the form of its job with the job description, even after the form of another job", async () => {
  const site = await renderSite('/careers');
  const applyButtons = listCards(getMain(), 2).map((card) => within(card).getByRole('button'));
  expect(applyButtons).toHaveLength(jobs.length);
  for (const [index, applyButton] of applyButtons.entries()) {
    const { title = '', description = '' } = jobs[index] ?? {};
    await site.user.click(applyButton);
    const dialog = await findOpenDialog();
    expect(dialog).toHaveAccessibleName(`Apply for ${title}`);
    expect(within(dialog).getByText(description)).toBeVisible();
    await closeDialog(site, dialog, applyButton);
  }
});

test("§2.11 §4.5 'Apply Now' on a job's page opens its form, and gets the focus when the form closes", async () => {
  const site = await renderSite('/careers/digital-marketing');
  const applyButton = within(getMain()).getByRole('button', { name: 'Apply Now DIGITAL MARKETING' });
  await site.user.click(applyButton);
  const dialog = await findOpenDialog();
  expect(dialog).toHaveAccessibleName('Apply for DIGITAL MARKETING');
  await closeDialog(site, dialog, applyButton);
});
