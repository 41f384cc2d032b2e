/**
 * Draws every picture of the site. `npx tsx scripts/pictures/index.ts` makes all of them; group names as
 * arguments (`… index.ts brand hero`) make only those. No network, no clock, no chance: the same code gives
 * the same files. The previews (`social`) are made of the others, so they come last.
 */
import { brand } from './brand';
import { flags } from './flags';
import { hero } from './hero';
import { insights } from './insights';
import { logos } from './logos';
import { mockups } from './mockups';
import { people } from './people';
import { social } from './social';

const groups: Readonly<Record<string, () => Promise<void>>> = {
  brand,
  logos,
  mockups,
  flags,
  people,
  insights,
  hero,
  social,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in groups));
if (unknown.length > 0)
  throw new Error(`No such pictures: ${unknown.join(', ')}. There are: ${Object.keys(groups).join(', ')}`);

for (const [name, draw] of Object.entries(groups)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`Drawing ${name} …`);
  await draw();
}
