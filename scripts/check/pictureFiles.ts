import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/** A picture file in the content folder. */
export interface PictureFile {
  readonly bytes: number;
  /**
   * The width in pixels, or 0 when the file cannot be read. The size of an SVG comes from its attributes `width` and
   * `height`, or otherwise from its `viewBox`.
   */
  readonly width: number;
  readonly height: number;
  /** The source code of an SVG. */
  readonly svg?: string;
}

const readSize = (attribute: string, svg: string): number =>
  Number(new RegExp(`<svg\\b[^>]*\\s${attribute}="([\\d.]+)(?:px)?"`).exec(svg)?.[1] ?? 0);

function readVector(file: string, bytes: number): PictureFile {
  const svg = readFileSync(file, 'utf8');
  const [, , width = 0, height = 0] =
    /\sviewBox="([^"]+)"/
      .exec(svg)?.[1]
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  return { bytes, width: readSize('width', svg) || width, height: readSize('height', svg) || height, svg };
}

async function readRaster(file: string, bytes: number): Promise<PictureFile> {
  try {
    const { width, height } = await sharp(file).metadata();
    return { bytes, width, height };
  } catch {
    // A file that is not a picture has no size. The check reports such a file.
    return { bytes, width: 0, height: 0 };
  }
}

/**
 * Returns every file below a folder of pictures, by its path relative to the folder. Returns an empty map for a missing
 * folder.
 */
export async function readPictures(folder: string): Promise<ReadonlyMap<string, PictureFile>> {
  if (!existsSync(folder)) return new Map();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map(async (entry): Promise<[string, PictureFile]> => {
    const file = path.join(entry.parentPath, entry.name);
    const bytes = statSync(file).size;
    const name = path.relative(folder, file).split(path.sep).join('/');
    return [name, file.endsWith('.svg') ? readVector(file, bytes) : await readRaster(file, bytes)];
  });
  return new Map(await Promise.all(files));
}
