import { picturePath, save } from '../../../../../scripts/pictures/raster';
import { business } from './business';
import { cybersecurity } from './cybersecurity';
import { digital } from './digital';
import { ecommerce } from './ecommerce';
import { mobile } from './mobile';
import type { Pairs } from './pairs';
import { software } from './software';
import { sustainability } from './sustainability';

/** Largest size of one mockup, in bytes. */
const limit = 12 * 1024;

/** Two product pictures for each plan that has a detail section (§2.13). */
export async function mockups(): Promise<void> {
  const pairs: Pairs = {
    ...business,
    ...ecommerce,
    ...mobile,
    ...digital,
    ...software,
    ...cybersecurity,
    ...sustainability,
  };
  for (const [name, pictures] of Object.entries(pairs)) {
    for (const [index, markup] of pictures.entries()) {
      if (markup.length > limit)
        throw new Error(`mockups/${name}-${index + 1}.svg has ${markup.length} bytes, more than ${limit}`);
      await save(picturePath(`mockups/${name}-${index + 1}.svg`), markup);
    }
  }
}
