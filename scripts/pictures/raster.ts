import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { siteFolder } from '../../src/site/folder';

/** Absolute path of a file of this project: every command runs from its root. */
export const projectPath = (relative: string): string => resolve(relative);

/** Absolute path of a picture, e.g. 'brand/mark.svg'; see `Picture.src` in src/site/types.ts. */
export const picturePath = (relative: string): string => join(siteFolder(), 'pictures', relative);

/** Writes a file and the folders above it. */
export async function save(file: string, data: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, data);
}

/** Quality of the two formats, 1 to 100. */
export interface Quality {
  readonly avif: number;
  readonly webp: number;
  /** How long to look for a smaller file, 0 to 6; plain shapes gain nothing from it. */
  readonly effort?: number;
}

/**
 * Saves one picture as `{name}-{width}.avif` and `.webp` for each width.
 * @param name path below the pictures folder without width and ending
 */
export async function saveWidths(
  name: string,
  source: Sharp,
  widths: readonly number[],
  quality: Quality,
): Promise<void> {
  const { effort = 5 } = quality;
  const { data, info } = await source.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  for (const width of widths) {
    const resized = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } }).resize(
      width,
      null,
      {
        kernel: 'lanczos3',
      },
    );
    const avif = await resized.clone().avif({ quality: quality.avif, effort, chromaSubsampling: '4:2:0' }).toBuffer();
    await save(picturePath(`${name}-${width}.avif`), avif);
    const webp = await resized.clone().webp({ quality: quality.webp, effort, smartSubsample: true }).toBuffer();
    await save(picturePath(`${name}-${width}.webp`), webp);
  }
}

/** An SVG rendered at a given width in pixels. */
export function render(markup: string, width: number): Sharp {
  return sharp(Buffer.from(markup), { limitInputPixels: false }).resize(width);
}

/** Messengers fetch previews over slow lines, and some refuse large ones. In bytes. */
const LARGEST_PREVIEW = 80_000;

/** A preview picture as sharp as fits: letters suffer first, so their colour is never halved. */
export async function previewJpeg(png: Buffer): Promise<Buffer> {
  for (let quality = 88; ; quality -= 4) {
    const jpeg = await sharp(png).jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
    if (jpeg.length <= LARGEST_PREVIEW || quality <= 60) return jpeg;
  }
}
