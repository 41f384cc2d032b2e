import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { siteFolder } from '../../src/site/folder';
import { readRegistry } from '../check/registry';
import { slugOf } from '../newFirm/names';
import { picturePath, save } from '../pictures/raster';
import { tellingFaults, Unusable } from '../unusable';
import { makePicture, readSource, type Made } from './make';
import { makeLogo, makePreview } from './marks';
import { PLACES } from './places';

/**
 * `npm run picture -- photo.jpg hero [name]`: the sizes and formats that a place needs, into the pictures of the active firm
 * (SITE), and the words that the content says of them. Nothing is written unless all of it can be made.
 */
const WORDS = [...Object.keys(PLACES), 'logo', 'preview'];

const pageIds = (folder: string): string[] => {
  const registry = path.join(folder, 'pages.ts');
  return existsSync(registry) ? readRegistry(readFileSync(registry, 'utf8')).map(({ id }) => id) : [];
};

async function make(file: string, word: string, name: string): Promise<Made> {
  const source = await readSource(file);
  const place = PLACES[word];
  if (place) return makePicture(source, slugOf(name || path.parse(file).name) || 'picture', place, word);
  return word === 'logo' ? makeLogo(source) : makePreview(source, name, pageIds(siteFolder()));
}

/** As it is written in TypeScript, with the quotes of this project. */
const written = (picture: object): string =>
  JSON.stringify(picture)
    .replaceAll(/"(\w+)":/g, ' $1: ')
    .replaceAll('"', "'")
    .replaceAll(',', ', ')
    .replaceAll('}', ' }')
    .replaceAll(/ {2,}/g, ' ');

await tellingFaults(async () => {
  const [file, word, name = ''] = process.argv.slice(2);
  const list = WORDS.join(', ');
  if (file === undefined || word === undefined)
    throw new Unusable(`npm run picture -- photo.jpg hero: name the file and its place, one of ${list}.`);
  if (!WORDS.includes(word)) throw new Unusable(`There is no place ‘${word}’: write one of ${list}.`);
  if (!existsSync(siteFolder()))
    throw new Unusable(`${siteFolder()} is not there: SITE must name a folder of src/content, or the path of one.`);
  const { files, picture } = await make(file, word, name);
  for (const [each, data] of files) await save(picturePath(each), data);
  const bytes = [...files.values()].reduce((total, { length }) => total + length, 0);
  process.stdout.write(
    `${path.relative(process.cwd(), picturePath(''))} has now ${[...files.keys()].join(', ')}: ${Math.ceil(bytes / 1000)} kB.\n`,
  );
  if ('src' in picture)
    process.stdout.write(
      `Write into ${PLACES[word]?.where ?? 'firm.ts, logo'}, with an ‘alt’ that says what it shows (where it only decorates, it stays empty):\n${written(picture)}\n`,
    );
});
