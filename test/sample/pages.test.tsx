/**
 * Tests of the home page, the footer and the forms of jobs. These tests share a file, because loading the site is slow.
 */
import { screen, waitFor, within } from '@testing-library/react';
import { jobs } from '#site/jobs';
import { listCards, closeDialog, getMain, findOpenDialog, renderSite, typeUrl } from './support';

const getFooter = () => screen.getByRole('contentinfo');

test('§2.3 the logo opens the home page and scrolls to the top', async () => {
  const { user } = await renderSite('/clients');
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  await user.click(within(getFooter()).getByRole('link', { name: 'Banyan Byte' }));
  await screen.findByRole('heading', { level: 1, name: (name) => name !== 'Our Trusted Clients' });
  expect(window.location.hash).toBe('#/');
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  // On the home page, the link does not change the route, but must still scroll to the top.
  scrollTo.mockClear();
  await user.click(within(getFooter()).getByRole('link', { name: 'Banyan Byte' }));
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});

test("§9.1 'Pause all motion' pauses all moving parts, also on the next visit, and 'Play all motion' resumes them", async () => {
  const { user, unmount } = await renderSite('/');
  // The moving parts are slides, insights, testimonials and logos.
  const listMovingParts = () => within(screen.getByRole('main')).queryAllByRole('button', { name: /^Pause / });
  const initialMovingCount = listMovingParts().length;
  await user.click(within(getFooter()).getByRole('button', { name: 'Pause all motion' }));
  expect(listMovingParts()).toEqual([]);
  unmount();

  await renderSite('/');
  expect(listMovingParts()).toEqual([]);
  await user.click(within(getFooter()).getByRole('button', { name: 'Play all motion' }));
  expect(initialMovingCount).toBe(4);
  expect(listMovingParts()).toHaveLength(4);
});

test('§4.2 CAR-5 LOG-2 after a visit to another page, stopped carousels and a stopped logo strip are still stopped', async () => {
  const { user } = await renderSite('/');
  // A search by role is slow on this page.
  const listButtons = () => [...getMain().querySelectorAll('[data-playback]')];
  const readLabels = () => listButtons().map((button) => button.textContent);
  for (const button of listButtons()) await user.click(button);
  const stoppedLabels = ['Play slides', 'Play insights', 'Play testimonials', 'Play logos'];
  expect(readLabels()).toEqual(stoppedLabels);
  typeUrl('/about');
  await waitFor(() => expect(readLabels()).toEqual(['Pause members']));
  await user.click(listButtons()[0] ?? getMain());
  typeUrl('/');
  await waitFor(() => expect(readLabels()).toEqual(stoppedLabels));
  await user.click(listButtons()[0] ?? getMain());
  typeUrl('/about');
  await waitFor(() => expect(readLabels()).toEqual(['Play members']));
  typeUrl('/');
  await waitFor(() => expect(readLabels()).toEqual(['Pause slides', ...stoppedLabels.slice(1)]));
});

test("§2.4 INS-5 the section with the insights has the anchor id 'about'", async () => {
  await renderSite('/');
  expect(document.getElementById('about')).toContainElement(screen.getByText('Latest insights', { selector: 'h2' }));
});

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
