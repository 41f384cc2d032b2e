import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { PREVIEW_SIZE } from '../../../src/site/previews';
import { UsageError } from '../../usageError';

/**
 * The art of a page's preview picture: the drawing in the firm's `art` folder, and the positions of the title and of
 * the line below.
 */
export interface PreviewArt {
  /** The drawing without the title and the line, as PNG. */
  readonly background: Buffer;
  /** The left edge of the words and their maximum width, in pixels. */
  readonly left: number;
  readonly maxWidth: number;
  /** The colour of the title, and the vertical middle of the title's lines in pixels. */
  readonly title: { readonly color: string; readonly middle: number };
  /** The colour of the line below the title, and the bottom edge of its letters in pixels. */
  readonly line: { readonly color: string; readonly bottom: number };
}

/** Matches a line of text in the art: outlines with the line's words as `aria-label`. */
const OUTLINE_PATTERN = /<path aria-label="([^"]*)" fill="([^"]*)"[^>]*\/>/g;

const getTextOfTag = (svg: string, tag: string): string => new RegExp(`<${tag}>(.*?)</${tag}>`).exec(svg)?.[1] ?? '';

/** Returns the left, top and bottom edges of outlines in the picture, in pixels. */
async function findEdges(outlines: readonly { outline: string }[]) {
  const { width, height } = PREVIEW_SIZE;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${outlines.map(({ outline }) => outline).join('')}</svg>`;
  const { info } = await sharp(Buffer.from(svg)).trim({ threshold: 0 }).toBuffer({ resolveWithObject: true });
  const [left, top] = [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0)];
  return { left, top, bottom: top + info.height };
}

/**
 * Reads the art of a preview picture. The SVG's `<title>` and `<desc>` contain the words of the title and of the line,
 * which identify their outlines. Throws {@link UsageError} when the art has no such outlines.
 */
export async function readPreviewArt(file: string): Promise<PreviewArt> {
  const svg = await readFile(file, 'utf8');
  const allOutlines = [...svg.matchAll(OUTLINE_PATTERN)].map(([outline, words = '', color = '']) => ({
    outline,
    words,
    color,
  }));
  const findOutlines = (tag: string) => allOutlines.filter(({ words }) => getTextOfTag(svg, tag).includes(words));
  const titleOutlines = findOutlines('title');
  const lineOutlines = findOutlines('desc').filter((outline) => !titleOutlines.includes(outline));
  const [title, line] = [titleOutlines[0], lineOutlines[0]];
  if (!title || !line)
    throw new UsageError(
      `${file} has no outlines with the words of its <title> and <desc> as ‘aria-label’: draw a separate picture for the other language.`,
    );
  const [titleEdges, lineEdges] = [await findEdges(titleOutlines), await findEdges(lineOutlines)];
  const svgWithoutWords = [...titleOutlines, ...lineOutlines].reduce(
    (text, { outline }) => text.replace(outline, ''),
    svg,
  );
  const left = Math.min(titleEdges.left, lineEdges.left);
  return {
    background: await sharp(Buffer.from(svgWithoutWords)).png().toBuffer(),
    left,
    // The drawing is in the right part of a preview, so the words must not cover this part.
    maxWidth: Math.round(PREVIEW_SIZE.width * 0.54) - left,
    title: { color: title.color, middle: (titleEdges.top + titleEdges.bottom) / 2 },
    line: { color: line.color, bottom: lineEdges.bottom },
  };
}
