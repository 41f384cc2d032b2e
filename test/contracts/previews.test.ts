import { statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { firm } from '#site/firm';
import { pages } from '#site/pages';
import { previewLines } from '#site/previews';
import { previewPicture } from '../../src/site/previews';
import { siteFolder } from '../../src/site/folder';

const previews = Object.entries(pages).map(
  ([id, page]) => [id, page.title, previewPicture(id, page, firm.name, previewLines[id])] as const,
);

test.each(previews)(
  '§2.1 %s has a preview picture of 1200 by 630 pixels that messengers will fetch',
  async (_id, _title, { src }) => {
    const file = path.join(siteFolder(), 'pictures', src);
    const { width, height, format } = await sharp(file).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
    expect(statSync(file).size).toBeLessThanOrEqual(80_000);
  },
);

test.each(previews)('WCAG 1.1.1 the preview of %s says in words what stands on it', (id, title, { alt }) => {
  expect(alt).toContain(title);
  expect(alt).toContain(previewLines[id] ?? '');
  expect((previewLines[id] ?? '').length).toBeLessThanOrEqual(60);
});
