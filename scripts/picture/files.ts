import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { siteFolder } from '../../src/site/folder';

/** Returns the absolute path of a picture of the active firm, e.g. 'brand/mark.svg'; see `Picture.src` in src/site/types.ts. */
export const picturePath = (relative: string): string => path.join(siteFolder(), 'pictures', relative);

/** Returns the absolute path of a source that pictures of the active firm are made from, e.g. 'hero/data.webp'. */
export const artPath = (relative: string): string => path.join(siteFolder(), 'art', relative);

/** Writes a file and the folders above it. */
export async function save(file: string, data: string | Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, data);
}

/** Writes pictures of the active firm, by their names below `pictures/`. */
export async function savePictures(files: Iterable<readonly [string, string | Uint8Array]>): Promise<void> {
  for (const [name, data] of files) await save(picturePath(name), data);
}

/** Messengers fetch previews over slow lines, and some refuse large ones. In bytes. */
const LARGEST_PREVIEW = 80_000;

/** Returns a preview picture as sharp as fits: letters suffer first, so their colour is never halved. */
export async function previewJpeg(png: Buffer): Promise<Buffer> {
  for (let quality = 88; ; quality -= 4) {
    const jpeg = await sharp(png).jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
    if (jpeg.length <= LARGEST_PREVIEW || quality <= 60) return jpeg;
  }
}
