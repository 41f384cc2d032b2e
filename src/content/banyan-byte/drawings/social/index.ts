import sharp from 'sharp';
import { pages } from '#site/pages';
import { PREVIEW_SIZE } from '../../../../site/previews';
import { ensureBrowser } from '../../../../../scripts/ensureBrowser';
import { launchBrowser } from '../../../../../scripts/launchBrowser';
import { picturePath, save } from '../../../../../scripts/pictures/raster';
import { card } from './card';

/** Messengers fetch these over slow lines, and some refuse large ones. In bytes. */
const LARGEST = 80_000;

/** As sharp as fits: letters suffer first, so their colour is never halved. */
async function compressed(png: Buffer): Promise<Buffer> {
  for (let quality = 88; ; quality -= 4) {
    const jpeg = await sharp(png).jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
    if (jpeg.length <= LARGEST || quality <= 60) return jpeg;
  }
}

/** The preview picture of every page (Open Graph). A browser sets the type: it has the site's own font and its spacing. */
export async function social(): Promise<void> {
  ensureBrowser();
  const browser = await launchBrowser();
  const window = await browser.newPage({ viewport: PREVIEW_SIZE });
  for (const [id, page] of Object.entries(pages)) {
    await window.setContent(await card(id, page));
    await window.evaluate(async () => {
      await document.fonts.ready;
      await Promise.all([...document.images].map((image) => image.decode()));
    });
    await save(picturePath(`social/${id}.jpg`), await compressed(await window.screenshot()));
  }
  await browser.close();
}
