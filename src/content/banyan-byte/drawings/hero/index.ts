import type { Sharp } from 'sharp';
import { saveWidths } from '../../../../../scripts/pictures/raster';
import { collaboration } from './collaboration';
import { data } from './data';
import { innovation } from './innovation';
import { transform } from './transform';

const scenes: Readonly<Record<string, () => Promise<Sharp>>> = { innovation, transform, collaboration, data };

const QUALITY = { avif: 60, webp: 80 };
/** What an upright window shows of a scene: 3:4, around the place where the carousel's style looks (68 % from the left). */
const UPRIGHT = { left: 1006, top: 0, width: 1080, height: 1440 };

/** The four full-screen scenes of the hero carousel (§2.4), 16:9, and their upright parts. */
export async function hero(): Promise<void> {
  for (const [name, scene] of Object.entries(scenes)) {
    const drawn = await scene();
    await saveWidths(`hero/${name}`, drawn.clone(), [640, 960, 1280, 1920, 2560], QUALITY);
    await saveWidths(`hero/${name}-upright`, drawn.clone().extract(UPRIGHT), [480, 720, 1080], QUALITY);
  }
}
