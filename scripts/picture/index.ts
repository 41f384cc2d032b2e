import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findSiteFolder } from '../../src/site/folder';
import { getLanguageFolder, type SiteLanguages } from '../../src/site/languages';
import { parseRegistry } from '../check/registry';
import { toSlug } from '../newFirm/names';
import { UsageError } from '../usageError';
import { regenerateArt } from './art';
import { getPicturePath, savePictures } from './files';
import { makePicture, readSource, type GeneratedPicture } from './make';
import { makeLogo, makePreview } from './marks';
import { PLACES } from './places';

/**
 * `npm run picture -- photo.jpg hero [name]` converts a photo into the sizes and formats that a place needs. A place is
 * a field of the content that contains pictures. The command writes the files into the folder `pictures` of the active
 * firm (SITE). For all places except `preview`, the command prints the code for the content. If the command cannot make
 * one of the files, it writes none of them. If a different picture has the same name, the command adds a number to the
 * name: 'photo-2'. The places `logo` and `preview` have fixed file names, so the command overwrites their files.
 * - `-- art [hero/data]` regenerates pictures from their sources in the firm's `art` folder.
 * - `-- placeholders [social]` draws placeholder pictures from the firm's name and colours. With SITE_LANGUAGE, the
 *   place `preview` and the command `placeholders social` make previews of that language, such as
 *   `social/en/plans.jpg`.
 */
const PLACE_NAMES = [...Object.keys(PLACES), 'logo', 'preview'];

/**
 * Returns the ids of all pages, including the pages of jobs. Reads ids from the source of the page registry, because
 * the import of a registry with errors fails. Also reads ids from the import, because the source does not list the
 * pages of jobs.
 */
async function listPageIds(folder: string): Promise<string[]> {
  const registryFile = path.join(folder, 'pages.ts');
  if (!existsSync(registryFile)) return [];
  const sourceIds = parseRegistry(readFileSync(registryFile, 'utf8')).map(({ id }) => id);
  const importedIds = await import('#site/pages').then(({ pages }) => Object.keys(pages)).catch(() => []);
  return [...new Set([...sourceIds, ...importedIds])];
}

/**
 * Returns the folder of the pages in the current language (SITE_LANGUAGE): '' for the default language, otherwise a
 * folder such as 'en/'.
 */
async function findLanguageFolder(): Promise<string> {
  const languagesFile = path.join(findSiteFolder(), 'languages.ts');
  if (!existsSync(languagesFile)) return '';
  const languagesModule = (await import(pathToFileURL(languagesFile).href)) as {
    languages: SiteLanguages;
    language: string;
  };
  return getLanguageFolder(languagesModule.languages, languagesModule.language);
}

const renamePicture = (original: GeneratedPicture, oldName: string, newName: string): GeneratedPicture => ({
  files: new Map([...original.files].map(([name, content]) => [name.replace(oldName, newName), content])),
  picture: JSON.parse(JSON.stringify(original.picture).replaceAll(oldName, newName)) as GeneratedPicture['picture'],
});

/**
 * Returns the picture under a name that no other picture uses: 'hero/photo-2' if 'hero/photo' is another picture. If
 * the existing picture with this name is equal, the name does not change.
 */
function chooseFreeName(original: GeneratedPicture, src: string): GeneratedPicture {
  const isDifferentFile = ([name, content]: [string, Buffer]): boolean =>
    existsSync(getPicturePath(name)) && !readFileSync(getPicturePath(name)).equals(content);
  for (let number = 1; ; number += 1) {
    const renamedPicture = number === 1 ? original : renamePicture(original, src, `${src}-${number}`);
    if (![...renamedPicture.files].some(isDifferentFile)) return renamedPicture;
  }
}

async function makePictureForPlace(file: string, placeName: string, name: string): Promise<GeneratedPicture> {
  const source = await readSource(file);
  const place = PLACES[placeName];
  if (place) {
    const slug = toSlug(name || path.parse(file).name) || 'picture';
    return chooseFreeName(await makePicture(source, slug, place, placeName), `${place.folder}/${slug}`);
  }
  return placeName === 'logo'
    ? makeLogo(source)
    : makePreview(source, name, await listPageIds(findSiteFolder()), await findLanguageFolder());
}

/** Returns a picture as TypeScript code in the project's style. */
const renderPictureCode = (picture: object): string =>
  JSON.stringify(picture)
    .replaceAll(/"(\w+)":/g, ' $1: ')
    .replaceAll('"', "'")
    .replaceAll(',', ', ')
    .replaceAll('}', ' }')
    .replaceAll(/ {2,}/g, ' ');

function ensureSiteExists(): void {
  if (!existsSync(findSiteFolder()))
    throw new UsageError(`${findSiteFolder()} does not exist: set SITE to a folder of src/content, or to a path.`);
}

async function makePictureFromFile(file?: string, placeName?: string, name = ''): Promise<void> {
  const placeList = PLACE_NAMES.join(', ');
  if (file === undefined || placeName === undefined)
    throw new UsageError(
      `Name the file and its place, for example: npm run picture -- photo.jpg hero. The place is one of ${placeList}. Commands without a file: ${Object.keys(COMMANDS).join(', ')}.`,
    );
  if (!PLACE_NAMES.includes(placeName))
    throw new UsageError(`There is no place ‘${placeName}’: use one of ${placeList}.`);
  ensureSiteExists();
  const { files, picture } = await makePictureForPlace(file, placeName, name);
  await savePictures(files);
  const totalBytes = [...files.values()].reduce((total, { length }) => total + length, 0);
  process.stdout.write(
    `${path.relative(process.cwd(), getPicturePath(''))} now contains ${[...files.keys()].join(', ')}: ${Math.ceil(totalBytes / 1000)} kB.\n`,
  );
  if ('src' in picture)
    process.stdout.write(
      `Write into ${PLACES[placeName]?.location ?? 'firm.ts, logo'}, with an ‘alt’ that describes the picture (empty for decoration):\n${renderPictureCode(picture)}\n`,
    );
}

async function regenerateFromArt(filter = ''): Promise<void> {
  ensureSiteExists();
  for await (const { files } of regenerateArt(filter, await listPageIds(findSiteFolder()))) {
    await savePictures(files);
    process.stdout.write(`${[...files.keys()].join(', ')}\n`);
  }
}

async function makePlaceholders(filter?: string): Promise<void> {
  ensureSiteExists();
  const { PLACEHOLDER_DRAW_FUNCTIONS } = await import('./placeholders');
  if (filter !== undefined && !(filter in PLACEHOLDER_DRAW_FUNCTIONS))
    throw new UsageError(
      `There is no placeholder ‘${filter}’: use one of ${Object.keys(PLACEHOLDER_DRAW_FUNCTIONS).join(', ')}.`,
    );
  for (const [name, draw] of Object.entries(PLACEHOLDER_DRAW_FUNCTIONS))
    if (filter === undefined || filter === name) await draw();
}

const COMMANDS: Readonly<Record<string, (filter?: string) => Promise<void>>> = {
  art: regenerateFromArt,
  placeholders: makePlaceholders,
};

const [firstArgument = '', ...otherArguments] = process.argv.slice(2);
const command = COMMANDS[firstArgument];
await (command ? command(...otherArguments) : makePictureFromFile(firstArgument || undefined, ...otherArguments));
