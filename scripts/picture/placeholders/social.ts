import { existsSync } from 'node:fs';
import sharp from 'sharp';
import site from '#site/site';
import { PREVIEW_SIZE, previewLine } from '../../../src/site/previews';
import { namesOfArt } from '../art';
import { artPath, picturePath, previewJpeg, save } from '../files';
import { paint } from './paint';
import { withTypesetter } from './type';

const { firm, pages, previewLines } = site;
const { width: WIDTH, height: HEIGHT } = PREVIEW_SIZE;
const LEFT = 96;
const ROOM = WIDTH - 2 * LEFT;

const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${paint('paper')}"/><rect width="28" height="100%" fill="${paint('brand')}"/></svg>`;

/** Returns the mark, 56 pixels high, from the firm's vector or else from the icon for phones. */
const mark = async (): Promise<Buffer> => {
  const vector = picturePath(firm.logo.src);
  const file = existsSync(vector) ? vector : picturePath('brand/apple-touch-icon.png');
  return sharp(file, { density: 300 }).resize({ height: 56 }).png().toBuffer();
};

/**
 * Draws the preview picture (Open Graph) of every page without art: the mark, the name, the title and a line. Jobs come
 * and go, so they have the picture of the page of all jobs.
 */
export async function social(): Promise<void> {
  const ofArtists = new Set(namesOfArt(artPath('social')));
  const all = Object.entries(pages)
    .filter(([id, { kind }]) => !ofArtists.has(id) && kind !== 'job')
    .map(([id, page]) => ({ id, ...page, line: previewLine(page, previewLines[id]) }));
  const text = [firm.name, ...all.flatMap(({ title, line }) => [title, line])].join('');
  const logo = await mark();
  await withTypesetter(text, async (set) => {
    const name = await set(firm.name, { color: paint('ink'), weight: 700, size: 34, width: ROOM - 76, height: 56 });
    for (const { id, title, line } of all) {
      const picture = await sharp(Buffer.from(ground))
        .composite([
          { input: logo, left: LEFT, top: 64 },
          { input: name, left: LEFT + 76, top: 74 },
          {
            input: await set(title, { color: paint('brand'), weight: 700, size: 84, width: ROOM, height: 250 }),
            left: LEFT,
            top: 200,
          },
          {
            input: await set(line, { color: paint('ink'), weight: 400, size: 34, width: ROOM, height: 90 }),
            left: LEFT,
            top: 492,
          },
        ])
        .png()
        .toBuffer();
      await save(picturePath(`social/${id}.jpg`), await previewJpeg(picture));
    }
  });
}
