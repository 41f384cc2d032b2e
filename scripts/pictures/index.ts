import { existsSync } from 'node:fs';
import path from 'node:path';
import { siteFolder } from '../../src/site/folder';
import { flags } from './flags';

/**
 * Draws the firm's pictures, and the flags of the country list. `npm run pictures` makes all of them; group names as arguments
 * (`npm run pictures -- brand hero`) make only those. No network, no clock, no chance: the same code gives the same files.
 * A firm without drawings gets plain ones.
 */
type Groups = Readonly<Record<string, () => Promise<void>>>;
const hasOwn = existsSync(path.join(siteFolder(), 'drawings/index.ts'));
const { drawings } = (await import(hasOwn ? '#site/drawings/index' : './plain/index')) as { drawings: Groups };

const groups: Groups = { flags, ...drawings };

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in groups));
if (unknown.length > 0) {
  process.stderr.write(
    `There are no pictures ‘${unknown.join(', ')}’: write some of ${Object.keys(groups).join(', ')}.\n`,
  );
  process.exit(1);
}

for (const [name, draw] of Object.entries(groups)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`Drawing ${name} …`);
  await draw();
}
