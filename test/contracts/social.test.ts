import { statSync } from 'node:fs';
import sharp from 'sharp';
import { notFoundRoute, routes } from '../../src/app/routing/routes';
import { pages, type PageId } from '#site/pages';
import { socialLines, socialPicture } from '#site/social';

const file = (page: PageId): string => `src/content/banyan-byte/pictures/${socialPicture(page).src}`;

test.each([...routes, notFoundRoute].map(({ path, page }) => [path, page] as const))(
  '§2.1 %s has a preview picture of 1200 by 630 pixels that messengers will fetch',
  async (_path, page) => {
    const { width, height, format } = await sharp(file(page)).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
    expect(statSync(file(page)).size).toBeLessThanOrEqual(80_000);
  },
);

test.each(Object.keys(pages) as PageId[])('WCAG 1.1.1 the preview of %s says in words what stands on it', (page) => {
  expect(socialPicture(page).alt).toContain(pages[page].title);
  expect(socialPicture(page).alt).toContain(socialLines[page]);
  expect(socialLines[page].length).toBeLessThanOrEqual(60);
});
