import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { siteFolder } from '../../src/site/folder';
import { readRegistry } from '../check/registry';
import { slugOf } from '../newFirm/names';
import { Unusable } from '../unusable';
import { remakeArt } from './art';
import { picturePath, savePictures } from './files';
import { makeFlags } from './flags';
import { makePicture, readSource, type Made } from './make';
import { makeLogo, makePreview } from './marks';
import { PLACES } from './places';

/**
 * `npm run picture -- photo.jpg hero [name]` makes the sizes and formats that a place needs. It writes them to the
 * pictures of the active firm (SITE) and prints the code for the content. It writes nothing unless it can make every
 * file.
 * - `-- art [hero/data]` regenerates pictures from their sources in the firm's `art` folder.
 * - `-- placeholders [social]` draws placeholder pictures from the firm's name and colours.
 * - `-- flags` makes the flags of the country list. They are the same for every firm.
 */
const WORDS = [...Object.keys(PLACES), 'logo', 'preview'];

/** Returns the ids of the pages in the source of the registry, which may be broken, and those of the jobs. */
async function pageIds(folder: string): Promise<string[]> {
  const registry = path.join(folder, 'pages.ts');
  if (!existsSync(registry)) return [];
  const inSource = readRegistry(readFileSync(registry, 'utf8')).map(({ id }) => id);
  const known = await import('#site/pages').then(({ pages }) => Object.keys(pages)).catch(() => []);
  return [...new Set([...inSource, ...known])];
}

async function make(file: string, word: string, name: string): Promise<Made> {
  const source = await readSource(file);
  const place = PLACES[word];
  if (place) return makePicture(source, slugOf(name || path.parse(file).name) || 'picture', place, word);
  return word === 'logo' ? makeLogo(source) : makePreview(source, name, await pageIds(siteFolder()));
}

/** Returns a picture as TypeScript code in the project's style. */
const written = (picture: object): string =>
  JSON.stringify(picture)
    .replaceAll(/"(\w+)":/g, ' $1: ')
    .replaceAll('"', "'")
    .replaceAll(',', ', ')
    .replaceAll('}', ' }')
    .replaceAll(/ {2,}/g, ' ');

function requireSite(): void {
  if (!existsSync(siteFolder()))
    throw new Unusable(`${siteFolder()} is not there: SITE must name a folder of src/content, or the path of one.`);
}

async function makeOne(file?: string, word?: string, name = ''): Promise<void> {
  const list = WORDS.join(', ');
  if (file === undefined || word === undefined)
    throw new Unusable(
      `npm run picture -- photo.jpg hero: name the file and its place, one of ${list}. Without a file: ${Object.keys(COMMANDS).join(', ')}.`,
    );
  if (!WORDS.includes(word)) throw new Unusable(`There is no place ‘${word}’: write one of ${list}.`);
  requireSite();
  const { files, picture } = await make(file, word, name);
  await savePictures(files);
  const bytes = [...files.values()].reduce((total, { length }) => total + length, 0);
  process.stdout.write(
    `${path.relative(process.cwd(), picturePath(''))} has now ${[...files.keys()].join(', ')}: ${Math.ceil(bytes / 1000)} kB.\n`,
  );
  if ('src' in picture)
    process.stdout.write(
      `Write into ${PLACES[word]?.where ?? 'firm.ts, logo'}, with an ‘alt’ that says what it shows (where it only decorates, it stays empty):\n${written(picture)}\n`,
    );
}

async function makeArt(only = ''): Promise<void> {
  requireSite();
  for await (const { files } of remakeArt(only, await pageIds(siteFolder()))) {
    await savePictures(files);
    process.stdout.write(`${[...files.keys()].join(', ')}\n`);
  }
}

async function makePlaceholders(only?: string): Promise<void> {
  requireSite();
  const { placeholders } = await import('./placeholders');
  if (only !== undefined && !(only in placeholders))
    throw new Unusable(`There is no placeholder ‘${only}’: write one of ${Object.keys(placeholders).join(', ')}.`);
  for (const [name, draw] of Object.entries(placeholders)) if (only === undefined || only === name) await draw();
}

const COMMANDS: Readonly<Record<string, (only?: string) => Promise<void>>> = {
  art: makeArt,
  placeholders: makePlaceholders,
  flags: makeFlags,
};

const [first = '', ...rest] = process.argv.slice(2);
const command = COMMANDS[first];
await (command ? command(...rest) : makeOne(first || undefined, ...rest));
