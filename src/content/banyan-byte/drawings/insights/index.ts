import type { Sharp } from 'sharp';
import { saveWidths } from '../../../../../scripts/pictures/raster';
import { community } from './community';
import { grocery } from './grocery';
import { portfolio } from './portfolio';
import { sustainability } from './sustainability';

const scenes: Readonly<Record<string, () => Promise<Sharp>>> = { community, grocery, sustainability, portfolio };

/** The backgrounds of the 'Latest insights' panel (§2.4), 16:9. */
export async function insights(): Promise<void> {
  for (const [name, scene] of Object.entries(scenes))
    await saveWidths(`insights/${name}`, await scene(), [640, 1280, 1600], { avif: 60, webp: 80 });
}
