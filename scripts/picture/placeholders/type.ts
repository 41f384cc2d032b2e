import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { WEIGHTS } from '../../build/fonts';
import { getFontPath, selectSiteFonts } from '../../build/siteFonts';
import { escapeHtml } from '../../../src/submission/text';

/** A function that renders text as a PNG with a transparent background. */
export type Typesetter = (text: string, options: TypesetOptions) => Promise<Buffer>;

export interface TypesetOptions {
  readonly color: string;
  readonly weight: 400 | 700;
  /**
   * The font size in pixels. Text that does not fit the box of `width` by `height` is rendered smaller, down to about a
   * quarter of this size.
   */
  readonly size: number;
  readonly width: number;
  readonly height: number;
}

const LATIN_FONT_PREFIX = 'node_modules/@fontsource/inter/files/inter-latin';

/** Returns the paths of the site's font files for a weight, and the names of the font families. */
async function listFonts(weight: number) {
  const files = (await selectSiteFonts()) ?? [];
  return {
    files: [`${LATIN_FONT_PREFIX}-${weight}-normal.woff2`, ...files.map((file) => getFontPath(file, weight))],
    families: ['Inter', ...new Set(files.map(({ family }) => family.name).filter((name) => name !== 'Inter'))],
  };
}

/**
 * Registers a font file with sharp by rendering a text that is not used. sharp accepts only one font file for each
 * text, but later texts can use all registered fonts.
 */
const registerFont = (fontfile: string) =>
  sharp({ text: { text: '.', fontfile } })
    .png()
    .toBuffer();

/** At 72 dots per inch, a point is a pixel. */
const DPI = 72;
const SHRINK_FACTOR = 0.9;

/** Writes font files with the letters of `text` into a folder, and returns a typesetter that uses these files. */
async function createTypesetter(folder: string, text: string): Promise<Typesetter> {
  const familiesByWeight = new Map<number, string>();
  for (const weight of WEIGHTS) {
    const fonts = await listFonts(weight);
    for (const [index, source] of fonts.files.entries()) {
      const file = path.join(folder, `${weight}-${index}.ttf`);
      await writeFile(file, await subsetFont(await readFile(source), text, { targetFormat: 'sfnt' }));
      await registerFont(file);
    }
    familiesByWeight.set(weight, fonts.families.join(','));
  }
  return async (words, { color, weight, size, width, height }) => {
    const markup = `<span foreground="${color}">${escapeHtml(words)}</span>`;
    for (let fontSize = size; ; fontSize *= SHRINK_FACTOR) {
      const { data, info } = await sharp({
        text: {
          text: markup,
          font: `${familiesByWeight.get(weight)} ${weight === 700 ? 'Bold ' : ''}${Math.round(fontSize)}`,
          width,
          dpi: DPI,
          rgba: true,
        },
      })
        .png()
        .toBuffer({ resolveWithObject: true });
      if ((info.height <= height && info.width <= width) || fontSize < size / 4) return data;
    }
  };
}

/**
 * Calls `run` with a typesetter for the letters of `text`, and deletes the typesetter's temporary font files
 * afterwards. Letters that the site's fonts lack use a system font.
 */
export async function runWithTypesetter(text: string, run: (typeset: Typesetter) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'type-'));
  try {
    await run(await createTypesetter(folder, text));
  } finally {
    await rm(folder, { recursive: true });
  }
}
