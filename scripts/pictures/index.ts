/**
 * Draws the firm's pictures, and the flags of the country list. `npm run pictures` makes all of them; group names as arguments
 * (`npm run pictures -- brand hero`) make only those. No network, no clock, no chance: the same code gives the same files.
 */
import { drawings } from '#site/drawings/index';
import { flags } from './flags';

const groups: Readonly<Record<string, () => Promise<void>>> = { flags, ...drawings };

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in groups));
if (unknown.length > 0)
  throw new Error(`No such pictures: ${unknown.join(', ')}. There are: ${Object.keys(groups).join(', ')}`);

for (const [name, draw] of Object.entries(groups)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`Drawing ${name} …`);
  await draw();
}
