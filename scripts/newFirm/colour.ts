import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { siteFolder } from '../../src/site/folder';
import { Unusable } from '../unusable';
import { coloursFile, drawPlaceholders, inOurStyle, sayColour } from './colours';
import { faultOfColour } from './options';
import { paletteOf } from './palette';

/**
 * `npm run new-firm -- colour '#07402f'`: derives all colours of the active firm (SITE) from one, writes `colours.ts`
 * and redraws the placeholders. The colours of art do not change. Throws {@link Unusable} for a missing or invalid
 * colour.
 */
export async function recolour(colour: string | undefined): Promise<void> {
  if (colour === undefined) throw new Unusable("The colour is missing. Run: npm run new-firm -- colour '#07402f'");
  const fault = faultOfColour(colour);
  if (fault !== undefined) throw new Unusable(fault);
  const folder = siteFolder();
  const file = path.join(folder, 'colours.ts');
  if (!existsSync(file)) throw new Unusable(`${file} does not exist: set SITE to the folder of a firm.`);
  const palette = paletteOf(colour);
  writeFileSync(file, await inOurStyle(file, coloursFile(palette.colours)));
  sayColour(colour, palette);
  drawPlaceholders(folder);
  process.stdout.write(`${path.relative(process.cwd(), file)} and the placeholder pictures are written.\n`);
}
