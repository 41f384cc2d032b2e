import { screen, within } from '@testing-library/react';
import { routes } from '../../src/app/routing/routes';
import { renderSite } from '../renderSite';

test('2.4.5 the site map leads to every page once, by its first address', async () => {
  await renderSite('/site-map');
  const links = within(screen.getByRole('main')).getAllByRole('link');
  const listed = links.map((link) => link.getAttribute('href')?.replace('/#', ''));
  const firsts = routes.filter(({ page, path }) => routes.find((route) => route.page === page)?.path === path);
  const wanted = firsts.map(({ path }) => path).filter((path) => path !== '/site-map');
  expect(listed.toSorted()).toEqual(wanted.toSorted());
});

test('2.4.5 every page links to the site map', async () => {
  await renderSite('/mobile-marketing-combo');
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('link', { name: 'Site map' })).toHaveAttribute('href', '/#/site-map');
});
