import { pages } from '#site/pages';
import { PREVIEW_SIZE } from '../../../../site/previews';
import { ensureBrowser } from '../../../../../scripts/chromium';
import { launchBrowser } from '../../../../../scripts/chromium';
import { picturePath, previewJpeg, save } from '../../../../../scripts/pictures/raster';
import { card } from './card';

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
    await save(picturePath(`social/${id}.jpg`), await previewJpeg(await window.screenshot()));
  }
  await browser.close();
}
