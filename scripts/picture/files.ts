import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { MAX_PREVIEW_BYTES } from '../check/picturePlaces';
import { findSiteFolder } from '../../src/site/folder';

/**
 * Returns the absolute path of a picture of the active firm, e.g. 'brand/mark.svg' (`Picture.src` in
 * src/site/types.ts).
 */
export const getPicturePath = (relativePath: string): string => path.join(findSiteFolder(), 'pictures', relativePath);

/** Returns the absolute path of a source picture of the active firm, e.g. 'hero/data.webp'. */
export const getArtPath = (relativePath: string): string => path.join(findSiteFolder(), 'art', relativePath);

/** Writes a file and creates its folder. */
export async function saveFile(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** Writes pictures of the active firm. The names of the files are relative to the folder `pictures`. */
export async function savePictures(files: Iterable<readonly [string, string | Uint8Array]>): Promise<void> {
  for (const [name, content] of files) await saveFile(getPicturePath(name), content);
}

/**
 * Returns a preview picture as JPEG, in the highest of eight qualities (60 to 88) that fits the maximum size. At
 * quality 60, the file may exceed the maximum size. Keeps the full chroma resolution, because chroma subsampling blurs
 * letters. `mark` becomes the EXIF description of the file.
 */
export async function encodePreview(png: Buffer, mark?: string): Promise<Buffer> {
  const picture = mark === undefined ? sharp(png) : sharp(png).withExif({ IFD0: { ImageDescription: mark } });
  for (let quality = 88; ; quality -= 4) {
    const jpeg = await picture.clone().jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
    if (jpeg.length <= MAX_PREVIEW_BYTES || quality <= 60) return jpeg;
  }
}
