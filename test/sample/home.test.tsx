import { screen, waitFor } from '@testing-library/react';
import { getMain, renderSite, typeAddress } from './support';

test('§4.2 CAR-5 LOG-2 after a visit to another page, stopped carousels and a stopped logo strip are still stopped', async () => {
  const { user } = await renderSite('/');
  // A search by role is slow on this page.
  const listButtons = () => [...getMain().querySelectorAll('[data-playback]')];
  const readLabels = () => listButtons().map((button) => button.textContent);
  for (const button of listButtons()) await user.click(button);
  const stoppedLabels = ['Play slides', 'Play insights', 'Play testimonials', 'Play logos'];
  expect(readLabels()).toEqual(stoppedLabels);
  typeAddress('/about');
  await waitFor(() => expect(readLabels()).toEqual(['Pause members']));
  await user.click(listButtons()[0] ?? getMain());
  typeAddress('/');
  await waitFor(() => expect(readLabels()).toEqual(stoppedLabels));
  await user.click(listButtons()[0] ?? getMain());
  typeAddress('/about');
  await waitFor(() => expect(readLabels()).toEqual(['Play members']));
  typeAddress('/');
  await waitFor(() => expect(readLabels()).toEqual(['Pause slides', ...stoppedLabels.slice(1)]));
});

test("§2.4 INS-5 the section with the insights has the anchor id 'about'", async () => {
  await renderSite('/');
  expect(document.getElementById('about')).toContainElement(screen.getByText('Latest insights', { selector: 'h2' }));
});
