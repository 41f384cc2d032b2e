import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { findPreviewMark } from './previewMarks';

/** A picture file in the content folder. */
export interface PictureFile {
  readonly bytes: number;
  /** The width in pixels, or 0 when the file cannot be read. */
  readonly width: number;
  readonly height: number;
  /** The source code of an SVG. */
  readonly svg?: string | undefined;
  /** The hash of the words on a preview picture that `npm run picture` drew ({@link findPreviewMark}). */
  readonly previewMark?: string | undefined;
  /**
   * The message about a wrong format or an animation, with the correction. Undefined for a correct or unreadable file.
   */
  readonly formatFault?: string | undefined;
}

/** sharp's names of picture formats, by file extension. Contains only the extensions that differ from sharp's names. */
const FORMAT_BY_EXTENSION: Readonly<Record<string, string>> = { avif: 'heif', jpg: 'jpeg' };

function findFormatFault(file: string, { format, pages = 1 }: Metadata): string | undefined {
  const extension = path.extname(file).slice(1).toLowerCase();
  if (format !== (FORMAT_BY_EXTENSION[extension] ?? extension))
    return `has the format ${format}, but its name ends in ‘.${extension}’: save it again in the format of its name.`;
  return pages > 1 ? 'contains an animation, which visitors can’t pause: save one frame of it.' : undefined;
}

/** The factor by which {@link readPicture} enlarges an SVG, because sharp rounds sizes to whole pixels. */
const VECTOR_SCALE = 10;

/**
 * Returns whether an AVIF file contains all of its boxes (ISO/IEC 14496-12). Each box begins with its size in bytes.
 * The size 0 means that the box extends to the end of the file. The size 1 means that a 64-bit size follows.
 */
function hasAllBoxes(file: string): boolean {
  const content = readFileSync(file);
  let end = 0;
  while (end < content.length) {
    const size = content.readUInt32BE(end);
    if (size === 0) return true;
    end += Math.max(size === 1 ? Number(content.readBigUInt64BE(end + 8)) : size, 8);
  }
  return end === content.length;
}

/**
 * Returns whether a picture file is complete. Throws for a truncated file in a format other than AVIF. sharp's
 * `metadata` already rejects truncated SVG and WebP files. It parses the whole XML of an SVG, and compares the size of
 * a WebP file with the header. For AVIF, this function reads the sizes of the boxes, because decoding every AVIF file
 * of a site would take seconds. The function decodes pictures in all other formats.
 */
async function isComplete(file: string, format: string): Promise<boolean> {
  if (format === 'heif') return hasAllBoxes(file);
  if (format !== 'svg' && format !== 'webp') await sharp(file).resize(1).raw().toBuffer();
  return true;
}

/** Reads a picture file. The width and the height are 0 when the file cannot be read. */
export async function readPicture(file: string): Promise<PictureFile> {
  const bytes = statSync(file).size;
  try {
    const metadata = await sharp(file, { density: 72 * VECTOR_SCALE, limitInputPixels: false }).metadata();
    const { format, width, height, exif } = metadata;
    const scale = format === 'svg' ? VECTOR_SCALE : 1;
    if (await isComplete(file, format))
      return {
        bytes,
        width: width / scale,
        height: height / scale,
        svg: format === 'svg' ? readFileSync(file, 'utf8') : undefined,
        previewMark: findPreviewMark(exif),
        formatFault: findFormatFault(file, metadata),
      };
  } catch {
    // sharp can't read a truncated file, or a file that is not a picture.
  }
  return { bytes, width: 0, height: 0 };
}

/**
 * Returns the files below a folder of pictures, by their paths relative to the folder. Omits hidden files. Returns an
 * empty map for a missing folder.
 */
export async function readPictures(folder: string): Promise<ReadonlyMap<string, PictureFile>> {
  if (!existsSync(folder)) return new Map();
  // Operating systems add hidden files, such as `.DS_Store`.
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !/(?:^|[\\/])\./.test(path.relative(folder, path.join(entry.parentPath, entry.name))),
  );
  const filePromises = entries.map(async (entry): Promise<[string, PictureFile]> => {
    const file = path.join(entry.parentPath, entry.name);
    return [path.relative(folder, file).split(path.sep).join('/'), await readPicture(file)];
  });
  return new Map(await Promise.all(filePromises));
}
