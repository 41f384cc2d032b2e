/**
 * Draws every picture of this firm: `npx tsx --import ./src/site/register.js src/content/mueller-soehne/drawings/index.ts`
 * makes all of them; group names as arguments make only those. The same code gives the same files. The previews show the
 * others, so they come last.
 */
import { brand } from './brand';
import { client } from './client';
import { hero } from './hero';
import { previews } from './previews';

const groups: Readonly<Record<string, () => Promise<void>>> = { brand, client, hero, previews };

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in groups));
if (unknown.length > 0)
  throw new Error(`No such pictures: ${unknown.join(', ')}. There are: ${Object.keys(groups).join(', ')}`);

for (const [name, draw] of Object.entries(groups)) if (wanted.length === 0 || wanted.includes(name)) await draw();
