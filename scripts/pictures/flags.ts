import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { projectPath, save } from './raster';

/** The countries of every firm's phone-code list (§3.14): the sample's, and Germany's neighbours. */
const countries = 'in us gb au cn jp de fr it ru at be ch cz dk li lu nl pl'.split(' ');

/** Flags at 20 px and 40 px wide under public/flags (§7.3), from flag-icons (MIT). */
export async function flags(): Promise<void> {
  for (const country of countries) {
    const source = await readFile(projectPath(`node_modules/flag-icons/flags/4x3/${country}.svg`));
    for (const width of [20, 40]) {
      const picture = await sharp(source, { density: 288 })
        .resize(width, (width * 3) / 4, { fit: 'fill' })
        .png({ palette: true, effort: 10 })
        .toBuffer();
      await save(projectPath(`public/flags/w${width}/${country}.png`), picture);
    }
  }
}
