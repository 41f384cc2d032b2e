import type { Sharp } from 'sharp';
import { saveWidths } from '../raster';
import { collaboration } from './collaboration';
import { data } from './data';
import { innovation } from './innovation';
import { transform } from './transform';

const scenes: Readonly<Record<string, () => Promise<Sharp>>> = { innovation, transform, collaboration, data };

/** The four full-screen scenes of the hero carousel (§2.4), 16:9. */
export async function hero(): Promise<void> {
  for (const [name, scene] of Object.entries(scenes)) {
    await saveWidths(`hero/${name}`, await scene(), [640, 960, 1280, 1920, 2560], { avif: 60, webp: 80 });
  }
}
