import { screen, within } from '@testing-library/react';
import { renderSite } from './support';

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
