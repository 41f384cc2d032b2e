import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findSiteFolder } from '../../src/site/folder';
import { UsageError } from '../unusable';
import { renderColoursFile, drawPlaceholders, formatWithPrettier, printColourReplacement } from './colours';
import { findColourFault } from './options';
import { createPalette } from './palette';

/**
 * `npm run new-firm -- colour '#07402f'`: derives all colours of the active firm (SITE) from one, writes `colours.ts`
 * and redraws the placeholders. The colours of art do not change. Throws {@link UsageError} for a missing or invalid
 * colour.
 */
export async function recolour(colour: string | undefined): Promise<void> {
  if (colour === undefined) throw new UsageError("The colour is missing. Run: npm run new-firm -- colour '#07402f'");
  const fault = findColourFault(colour);
  if (fault !== undefined) throw new UsageError(fault);
  const folder = findSiteFolder();
  const file = path.join(folder, 'colours.ts');
  if (!existsSync(file)) throw new UsageError(`${file} does not exist: set SITE to the folder of a firm.`);
  const palette = createPalette(colour);
  writeFileSync(file, await formatWithPrettier(file, renderColoursFile(palette.colours)));
  printColourReplacement(colour, palette);
  drawPlaceholders(folder);
  process.stdout.write(`${path.relative(process.cwd(), file)} and the placeholder pictures are written.\n`);
}
