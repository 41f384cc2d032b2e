import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { UsageError } from '../usageError';
import { getArtPath, getPicturePath } from './files';
import { makePicture, readSource, type GeneratedPicture } from './make';
import { makePreview } from './marks';
import { PLACES } from './places';

/** The compression effort, 0 to 6. Art changes rarely, so a slow search for smaller files is worthwhile. */
const COMPRESSION_EFFORT = 5;

/** The icons that ship as PNG, by the names of their sources. The favicon also ships as SVG. */
const ICONS: Readonly<Record<string, { file: string; size: number; palette: boolean }>> = {
  'brand/favicon': { file: 'brand/favicon-32.png', size: 32, palette: false },
  'brand/apple-touch-icon': { file: 'brand/apple-touch-icon.png', size: 180, palette: true },
};

/** Returns the paths of the source pictures below a folder, by their names such as 'hero/data'. */
function findSources(folder: string): Map<string, string> {
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\w\.\w+$/.test(file));
  const getArtName = (file: string): string =>
    file
      .split(path.sep)
      .join('/')
      .replace(/\.\w+$/, '');
  return new Map(files.toSorted().map((file) => [getArtName(file), path.join(folder, file)]));
}

/** Returns the names of the source pictures below a folder of art. */
export const listArtNames = (folder: string): string[] => [...findSources(folder).keys()];

async function regeneratePicture(name: string, file: string, pageIds: readonly string[]): Promise<GeneratedPicture> {
  const source = await readSource(file);
  const icon = ICONS[name];
  if (icon) {
    const resizedIcon = sharp(source.input).resize(icon.size, icon.size, { fit: 'contain', background: '#0000' });
    return { files: new Map([[icon.file, await resizedIcon.png({ palette: icon.palette }).toBuffer()]]), picture: {} };
  }
  const [folder = '', ...rest] = name.split('/');
  // Previews in another language have their sources in a folder named after the language tag.
  const { dir: tag, base: id } = path.posix.parse(rest.join('/'));
  if (folder === 'social') return makePreview(source, id, pageIds, tag && `${tag}/`);
  const namedPlace = Object.entries(PLACES).find(([, place]) => place.folder === folder);
  if (!namedPlace)
    throw new UsageError(`art/${name} is not in the folder of a place: move it to ${listArtPlaces().join(', ')}.`);
  const [placeName, place] = namedPlace;
  return makePicture(source, rest.join('/'), { ...place, effort: COMPRESSION_EFFORT }, placeName);
}

/** Returns the names of the icons' sources, and the folders of all other sources. */
const listArtPlaces = (): string[] => [
  ...new Set([...Object.keys(ICONS), ...Object.values(PLACES).map(({ folder }) => folder), 'social']),
];

/**
 * Regenerates the pictures of the active firm, and yields the pictures of one source after the other. Does not save
 * them. Throws {@link UsageError} when no source matches, or when a source is invalid or not in the folder of a place.
 * @param filter a folder of `art` or a source in it, e.g. 'hero' or 'hero/data'. An empty text selects all sources.
 */
export async function* regenerateArt(filter: string, pageIds: readonly string[]): AsyncGenerator<GeneratedPicture> {
  const favicon = getPicturePath('brand/favicon.svg');
  const sources = [
    ...(existsSync(favicon) ? [['brand/favicon', favicon] as const] : []),
    ...findSources(getArtPath('')),
  ];
  const chosenSources = sources.filter(([name]) => filter === '' || name === filter || name.startsWith(`${filter}/`));
  if (chosenSources.length === 0)
    throw new UsageError(`${path.relative(process.cwd(), getArtPath(filter))} contains no source.`);
  for (const [name, file] of chosenSources) yield regeneratePicture(name, file, pageIds);
}
