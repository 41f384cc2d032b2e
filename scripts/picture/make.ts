import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { placeOf } from '../check/picturePlaces';
import { faultsOfVector } from '../check/vectors';
import { Unusable } from '../unusable';
import type { Place } from './places';

/** A picture as its owner has it. */
export interface Source {
  readonly file: string;
  /** As it is looked at: cameras turn by a note in the file. */
  readonly width: number;
  readonly height: number;
  /** The text of an SVG. */
  readonly svg?: string;
}

/** What a place got: files by their names below `pictures/`, and what the content says of them (`Picture`). */
export interface Made {
  readonly files: ReadonlyMap<string, Buffer>;
  readonly picture: Readonly<Record<string, unknown>>;
}

const named = (file: string): string => path.basename(file);

/** Reads a picture. Throws {@link Unusable} for what is none. */
export async function readSource(file: string): Promise<Source> {
  try {
    const { autoOrient, format } = await sharp(file).metadata();
    return { file, ...autoOrient, ...(format === 'svg' && { svg: readFileSync(file, 'utf8') }) };
  } catch (error) {
    const isMissing = /missing/i.test((error as Error).message);
    throw new Unusable(
      isMissing
        ? `${file} is not there: name a file on this computer.`
        : `${named(file)} can't be read as a picture: save it as JPEG, PNG, WebP, AVIF or SVG.`,
      { cause: error },
    );
  }
}

const QUALITIES = [
  { avif: 60, webp: 82 },
  { avif: 52, webp: 74 },
  { avif: 44, webp: 64 },
  { avif: 36, webp: 50 },
];

/** Of 6: one more takes four times as long, for a tenth of the bytes. */
const EFFORT = 3;

/** The best of a format that its place has room for. */
async function light(picture: Sharp, format: 'avif' | 'webp', mostBytes: number): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const data = await picture.clone().toFormat(format, { quality: quality[format], effort: EFFORT }).toBuffer();
    if (data.length <= mostBytes) return data;
  }
  throw new Unusable(
    `the picture has so much detail that it weighs more than ${mostBytes / 1000} kB in its place: take a calmer one.`,
  );
}

interface Sizes {
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
}

async function filesOf(drawn: Sharp, name: string, { width, height, widths }: Sizes, fit: Place['fit'], most: number) {
  const whole = await drawn.png({ compressionLevel: 1 }).toBuffer();
  const files = widths.flatMap((size) => {
    const background = { r: 0, g: 0, b: 0, alpha: 0 };
    const resized = sharp(whole).resize(size, Math.round((size * height) / width), { fit, background });
    return (['avif', 'webp'] as const).map(async (format): Promise<[string, Buffer]> => [
      `${name}-${size}.${format}`,
      await light(resized, format, most),
    ]);
  });
  return Promise.all(files);
}

/** In words that stand in the content: the widest file is the picture's own size. */
function shown(src: string, { width, height, widths }: Sizes) {
  const widest = Math.max(...widths);
  return { src, width: widest, height: Math.round((widest * height) / width), widths };
}

/** How wide the picture is once it has the shape of its place. */
const usable = (source: Source, { width, height, fit }: Pick<Place, 'width' | 'height' | 'fit'>): number => {
  const byHeight = (source.height * width) / height;
  return Math.floor(fit === 'cover' ? Math.min(source.width, byHeight) : Math.max(source.width, byHeight));
};

function vector(source: Source & { svg: string }, src: string, place: Place): Made {
  const [fault] = faultsOfVector(source.svg);
  if (fault) throw new Unusable(`${named(source.file)} ${fault}`);
  const scale = Math.min(place.width / source.width, place.height / source.height);
  const picture = {
    src: `${src}.svg`,
    width: Math.round(source.width * scale),
    height: Math.round(source.height * scale),
    alt: '',
  };
  return { files: new Map([[picture.src, Buffer.from(source.svg)]]), picture };
}

/** A picture in the sizes and formats of a place. Throws {@link Unusable} for one that does not suit it. */
export async function makePicture(source: Source, name: string, place: Place, word: string): Promise<Made> {
  const { width, height, fit, widths, upright } = place;
  const { leastWidth, mostBytes } = placeOf(place.path);
  const src = `${place.folder}/${name}`;
  const { svg } = source;
  if (svg !== undefined && fit === 'contain') return vector({ ...source, svg }, src, place);
  if (svg !== undefined)
    throw new Unusable(
      `${named(source.file)} is a drawing: save it as PNG, ${width} by ${height} pixels, and try again.`,
    );
  const room = usable(source, place);
  if (room < leastWidth)
    throw new Unusable(
      `${named(source.file)} has ${source.width} by ${source.height} pixels, and ‘${word}’ needs ${leastWidth} by ${Math.round((leastWidth * height) / width)} or more: take a larger one.`,
    );
  const sizes = { width, height, widths: widths.filter((each) => each <= room) };
  const cut = sharp(source.file).autoOrient();
  if (fit === 'cover') cut.resize(room, Math.round((room * height) / width), { fit });
  const files = await filesOf(cut, src, sizes, fit, mostBytes);
  const picture = { ...shown(src, sizes), alt: '' };
  if (!upright) return { files: new Map(files), picture };
  const high = Math.round((room * height) / width);
  const wide = Math.floor((high * upright.width) / upright.height);
  const part = { ...upright, widths: upright.widths.filter((each) => each <= wide) };
  // Where the hero's style looks in upright windows: 68 % from the left.
  const area = { left: Math.round((room - wide) * 0.68), top: 0, width: wide, height: high };
  const uprightFiles = await filesOf(
    sharp(await cut.png().toBuffer()).extract(area),
    `${src}-upright`,
    part,
    fit,
    mostBytes,
  );
  return {
    files: new Map([...files, ...uprightFiles]),
    picture: { ...picture, upright: shown(`${src}-upright`, part) },
  };
}
