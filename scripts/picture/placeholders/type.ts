import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import subsetFont from 'subset-font';

/** Renders text as a picture with a transparent background. */
export type Typesetter = (text: string, options: TypeOptions) => Promise<Buffer>;

export interface TypeOptions {
  readonly color: string;
  readonly weight: 400 | 700;
  /** The font size in pixels. Text that does not fit its box is rendered smaller. */
  readonly size: number;
  readonly width: number;
  readonly height: number;
}

const inter = (weight: number): string => `node_modules/@fontsource/inter/files/inter-latin-${weight}-normal.woff2`;

/** At 72 dots per inch, a point is a pixel. */
const DPI = 72;
const SMALLER = 0.9;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Calls `use` with a typesetter for the letters of `text`, and deletes its temporary font files afterwards. Letters
 * that Inter lacks use a system font.
 */
export async function withTypesetter(text: string, use: (set: Typesetter) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'type-'));
  const files = new Map<number, string>();
  for (const weight of [400, 700]) {
    const file = path.join(folder, `${weight}.ttf`);
    await writeFile(file, await subsetFont(await readFile(inter(weight)), text, { targetFormat: 'sfnt' }));
    files.set(weight, file);
  }
  const set: Typesetter = async (words, { color, weight, size, width, height }) => {
    const markup = `<span foreground="${color}">${escaped(words)}</span>`;
    for (let points = size; ; points *= SMALLER) {
      const { data, info } = await sharp({
        text: {
          text: markup,
          font: `Inter ${weight === 700 ? 'Bold ' : ''}${Math.round(points)}`,
          fontfile: files.get(weight) ?? '',
          width,
          dpi: DPI,
          rgba: true,
        },
      })
        .png()
        .toBuffer({ resolveWithObject: true });
      if ((info.height <= height && info.width <= width) || points < size / 4) return data;
    }
  };
  try {
    await use(set);
  } finally {
    await rm(folder, { recursive: true });
  }
}
