import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { findRequirements } from '../check/picturePlaces';
import { findVectorFaults } from '../check/vectors';
import { UsageError } from '../usageError';
import type { Place } from './places';

/** The picture file from which the command makes the files of a place. */
export interface PictureSource {
  /** The path of the file. Messages contain only the name of the file. */
  readonly file: string;
  /** The path or the bytes of the file. */
  readonly input: string | Buffer;
  /** The size in pixels, after rotation by the orientation that the camera stored in the file. */
  readonly width: number;
  readonly height: number;
  /** The source code of an SVG. */
  readonly svg?: string;
}

/**
 * The pictures for a place: files by their names relative to `pictures/`, and their description in the content
 * (`Picture`). For previews and icons, the description is empty.
 */
export interface GeneratedPicture {
  readonly files: ReadonlyMap<string, Buffer>;
  readonly picture: Readonly<Record<string, unknown>>;
}

/** Reads a picture. Throws {@link UsageError} when the file is missing or is not a picture. */
export async function readSource(file: string): Promise<PictureSource> {
  try {
    const { autoOrient, format } = await sharp(file).metadata();
    return { file, input: file, ...autoOrient, ...(format === 'svg' && { svg: readFileSync(file, 'utf8') }) };
  } catch (error) {
    const isMissing = /missing/i.test((error as Error).message);
    throw new UsageError(
      isMissing
        ? `${file} does not exist: name a file on this computer.`
        : `${path.basename(file)} can't be read as a picture: save it as JPEG, PNG, WebP, AVIF or SVG.`,
      { cause: error },
    );
  }
}

const FIRST_QUALITY = { avif: 60, webp: 80 };
const LOWER_QUALITIES = [
  { avif: 52, webp: 74 },
  { avif: 44, webp: 64 },
  { avif: 36, webp: 50 },
];
const DEFAULT_EFFORT = 3;

/**
 * Returns the picture in the highest of four qualities that fits the size limit of its place. Throws {@link UsageError}
 * when no quality fits.
 */
async function compressToLimit(picture: Sharp, format: 'avif' | 'webp', place: Place): Promise<Buffer> {
  const { maxBytes } = findRequirements(place.path);
  const { avifQuality = FIRST_QUALITY.avif, effort = DEFAULT_EFFORT, fit } = place;
  for (const qualityByFormat of [{ ...FIRST_QUALITY, avif: avifQuality }, ...LOWER_QUALITIES]) {
    const options = { quality: qualityByFormat[format], effort };
    // Chroma subsampling does not visibly change photos, but it would blur thin red letters of a logo.
    const encodedPicture =
      format === 'avif'
        ? picture.clone().avif({ ...options, chromaSubsampling: fit === 'cover' ? '4:2:0' : '4:4:4' })
        : picture.clone().webp({ ...options, smartSubsample: true });
    const bytes = await encodedPicture.toBuffer();
    if (bytes.length <= maxBytes) return bytes;
  }
  throw new UsageError(
    `the picture has too much detail for the limit of ${maxBytes / 1000} kB: use a picture with less detail.`,
  );
}

interface VariantSizes {
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
}

async function encodeVariants(picture: Sharp, name: string, { width, height, widths }: VariantSizes, place: Place) {
  const png = await picture.png({ compressionLevel: 1 }).toBuffer();
  const filePromises = widths.flatMap((fileWidth) => {
    const background = { r: 0, g: 0, b: 0, alpha: 0 };
    const resizedPicture = sharp(png).resize(fileWidth, Math.round((fileWidth * height) / width), {
      fit: place.fit,
      background,
    });
    return (['avif', 'webp'] as const).map(async (format): Promise<[string, Buffer]> => [
      `${name}-${fileWidth}.${format}`,
      await compressToLimit(resizedPicture, format, place),
    ]);
  });
  return Promise.all(filePromises);
}

/** Returns the fields of a picture for the content. `width` and `height` are those of the widest file. */
function describePicture(src: string, { width, height, widths }: VariantSizes) {
  const maxWidth = Math.max(...widths);
  return { src, width: maxWidth, height: Math.round((maxWidth * height) / width), widths };
}

/**
 * Returns the width of the picture in pixels after cropping ('cover') or padding ('contain') to the aspect ratio of its
 * place. A vector always has at least the width of its place.
 */
const getUsableWidth = (
  source: PictureSource,
  { width, height, fit }: Pick<Place, 'width' | 'height' | 'fit'>,
): number => {
  const widthForHeight = (source.height * width) / height;
  const fittedWidth = Math.floor(
    fit === 'cover' ? Math.min(source.width, widthForHeight) : Math.max(source.width, widthForHeight),
  );
  return source.svg === undefined ? fittedWidth : Math.max(fittedWidth, width);
};

function makeVector(source: PictureSource & { svg: string }, src: string, place: Place): GeneratedPicture {
  const scale = Math.min(place.width / source.width, place.height / source.height);
  const picture = {
    src: `${src}.svg`,
    width: Math.round(source.width * scale),
    height: Math.round(source.height * scale),
    alt: '',
  };
  return { files: new Map([[picture.src, Buffer.from(source.svg)]]), picture };
}

/**
 * Makes a picture in the sizes and formats of a place. Throws {@link UsageError} when the picture is too small or too
 * detailed, or when an SVG has a fault.
 */
export async function makePicture(
  source: PictureSource,
  name: string,
  place: Place,
  placeName: string,
): Promise<GeneratedPicture> {
  const { width, height, fit, widths, upright } = place;
  const { minWidth } = findRequirements(place.path);
  const src = `${place.folder}/${name}`;
  const { svg } = source;
  const [fault] = svg === undefined ? [] : findVectorFaults(svg);
  if (fault) throw new UsageError(`${path.basename(source.file)} ${fault}`);
  if (svg !== undefined && place.shouldKeepVectors) return makeVector({ ...source, svg }, src, place);
  const usableWidth = getUsableWidth(source, place);
  if (usableWidth < minWidth)
    throw new UsageError(
      `${path.basename(source.file)} has ${source.width} by ${source.height} pixels, but ‘${placeName}’ needs ${minWidth} by ${Math.round((minWidth * height) / width)} or more: use a larger picture.`,
    );
  const usableWidths = widths.filter((variantWidth) => variantWidth <= usableWidth);
  const sizes = { width, height, widths: usableWidths.length > 0 ? usableWidths : [usableWidth] };
  const fittedPicture = sharp(source.input).autoOrient();
  // A white background fills transparent areas, so that the page behind the picture is not visible.
  if (fit === 'cover')
    fittedPicture
      .resize(usableWidth, Math.round((usableWidth * height) / width), { fit })
      .flatten({ background: '#fff' });
  const files = await encodeVariants(fittedPicture, src, sizes, place);
  const picture = { ...describePicture(src, sizes), alt: '' };
  if (!upright) return { files: new Map(files), picture };
  const croppedHeight = Math.round((usableWidth * height) / width);
  const uprightWidth = Math.floor((croppedHeight * upright.width) / upright.height);
  const uprightSizes = { ...upright, widths: upright.widths.filter((variantWidth) => variantWidth <= uprightWidth) };
  // In portrait windows, the hero's styles show this part of the picture (`object-position: 68% 50%`).
  const cropArea = {
    left: Math.round((usableWidth - uprightWidth) * 0.68),
    top: 0,
    width: uprightWidth,
    height: croppedHeight,
  };
  const croppedPicture = sharp(await fittedPicture.png().toBuffer());
  const uprightFiles = await encodeVariants(croppedPicture.extract(cropArea), `${src}-upright`, uprightSizes, place);
  return {
    files: new Map([...files, ...uprightFiles]),
    picture: { ...picture, upright: describePicture(`${src}-upright`, uprightSizes) },
  };
}
