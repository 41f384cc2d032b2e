import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { readPictures } from './pictureFiles';

const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="48"><rect width="9" height="9"/></svg>';

/**
 * Returns the bytes of a picture of 64 by 48 pixels. A raster picture contains noise, because a file of one colour
 * would consist almost only of headers.
 */
const createPicture = async (extension: string): Promise<Buffer> => {
  if (extension === 'svg') return Buffer.from(SVG);
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const image = sharp({ create: { width: 64, height: 48, channels: 3, background: '#000', noise } });
  return image.toFormat(extension as 'png').toBuffer();
};

test.each(['avif', 'webp', 'jpg', 'png', 'svg'])(
  '§2.1 readPictures returns the size of a complete %s file, and 0 for a truncated file',
  async (extension) => {
    const content = await createPicture(extension);
    writeFileSync(path.join(folder, `whole.${extension}`), content);
    for (const share of [0.5, 0.9])
      writeFileSync(path.join(folder, `cut-${share}.${extension}`), content.subarray(0, content.length * share));
    const pictures = await readPictures(folder);
    expect(pictures.get(`whole.${extension}`)).toMatchObject({
      width: 64,
      height: 48,
      bytes: content.length,
      formatFault: undefined,
    });
    for (const share of [0.5, 0.9])
      expect(pictures.get(`cut-${share}.${extension}`)).toMatchObject({ width: 0, height: 0 });
  },
);

test.each([
  ['single quotes', "width='40' height='30'"],
  ['another unit', "width='10mm' height='7.5mm' viewBox='0 0 40 30'"],
  ['only a viewBox', 'viewBox="0 0 4.4 3.3"'],
])('§2.1 readPictures reads the size of an SVG with %s', async (_title, attributes) => {
  writeFileSync(path.join(folder, 'sized.svg'), `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}/>`);
  const { width = 0, height = 0 } = (await readPictures(folder)).get('sized.svg') ?? {};
  expect(width / height).toBeCloseTo(4 / 3, 2);
});

test('2.2.2 readPictures reports animations, and files whose format differs from their extension', async () => {
  const frames = await Promise.all(['png', 'jpg'].map(createPicture));
  writeFileSync(
    path.join(folder, 'moving.webp'),
    await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer(),
  );
  writeFileSync(path.join(folder, 'renamed.avif'), frames[0] ?? '');
  const pictures = await readPictures(folder);
  expect(pictures.get('moving.webp')?.formatFault).toMatch(/^contains an animation/);
  expect(pictures.get('renamed.avif')?.formatFault).toMatch(/^has the format png, but its name ends in ‘\.avif’/);
});
