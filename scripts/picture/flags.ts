import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { save } from './files';

/** The countries of every firm's phone-code list (§3.14): the sample's, and Germany's neighbours. */
const COUNTRIES = 'in us gb au cn jp de fr it ru at be ch cz dk li lu nl pl'.split(' ');

/** Writes flags, 20 px and 40 px wide, into public/flags (§7.3). They come from flag-icons (MIT). */
export async function makeFlags(): Promise<void> {
  for (const country of COUNTRIES) {
    const source = await readFile(`node_modules/flag-icons/flags/4x3/${country}.svg`);
    for (const width of [20, 40]) {
      const picture = await sharp(source, { density: 288 })
        .resize(width, (width * 3) / 4, { fit: 'fill' })
        .png({ palette: true, effort: 10 })
        .toBuffer();
      await save(`public/flags/w${width}/${country}.png`, picture);
    }
  }
}
