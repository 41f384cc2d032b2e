import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { readPictures } from './pictureFiles';

const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="48"><rect width="9" height="9"/></svg>';

/** Returns the bytes of a noisy picture of 64 by 48 pixels. A file of one colour would consist almost only of headers. */
const createPicture = async (extension: string): Promise<Buffer> => {
  if (extension === 'svg') return Buffer.from(SVG);
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const image = sharp({ create: { width: 64, height: 48, channels: 3, background: '#000', noise } });
  return image.toFormat(extension as 'png').toBuffer();
};

test.each(['avif', 'webp', 'jpg', 'png', 'svg'])(
  '§2.1 readPictures returns the size of a whole %s file, and 0 for a file that is cut off',
  async (extension) => {
    const content = await createPicture(extension);
    writeFileSync(path.join(folder, `whole.${extension}`), content);
    for (const share of [0.5, 0.9])
      writeFileSync(path.join(folder, `cut-${share}.${extension}`), content.subarray(0, content.length * share));
    const pictures = await readPictures(folder);
    expect(pictures.get(`whole.${extension}`)).toMatchObject({ width: 64, height: 48, bytes: content.length });
    for (const share of [0.5, 0.9])
      expect(pictures.get(`cut-${share}.${extension}`)).toMatchObject({ width: 0, height: 0 });
  },
);
