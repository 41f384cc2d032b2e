import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { PREVIEW_SIZE } from '../../../src/site/previews';
import { Unusable } from '../../unusable';

/** The art of a page's preview picture without its title and its line. */
export interface PreviewArt {
  /** The rest of the drawing, as PNG. */
  readonly ground: Buffer;
  /** The left edge of the words, and the width that they can take, in pixels. */
  readonly left: number;
  readonly room: number;
  /** The colour of the title, and the vertical middle of its lines. */
  readonly title: { readonly color: string; readonly middle: number };
  /** The colour of the line below, and the bottom of its letters. */
  readonly line: { readonly color: string; readonly bottom: number };
}

/** A line of text in the art: outlines that are labelled with their words. */
const OUTLINES = /<path aria-label="([^"]*)" fill="([^"]*)"[^>]*\/>/g;

const textOf = (svg: string, tag: string): string => new RegExp(`<${tag}>(.*?)</${tag}>`).exec(svg)?.[1] ?? '';

/** Returns the place of outlines in the picture, in pixels. */
async function placeOf(outlines: string) {
  const { width, height } = PREVIEW_SIZE;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${outlines}</svg>`;
  const { info } = await sharp(Buffer.from(svg)).trim({ threshold: 0 }).toBuffer({ resolveWithObject: true });
  const [left, top] = [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0)];
  return { left, top, bottom: top + info.height };
}

/**
 * Reads the art of a preview picture. Its `<title>` and `<desc>` say which of its outlines are the title and the line.
 * Throws {@link Unusable} when it has no such outlines.
 */
export async function readPreviewArt(file: string): Promise<PreviewArt> {
  const svg = await readFile(file, 'utf8');
  const all = [...svg.matchAll(OUTLINES)].map(([outline, words = '', color = '']) => ({ outline, words, color }));
  const inText = (tag: string) => all.filter(({ words }) => textOf(svg, tag).includes(words));
  const [titles, lines] = [inText('title'), inText('desc').filter((each) => !inText('title').includes(each))];
  const [title, line] = [titles[0], lines[0]];
  if (!title || !line)
    throw new Unusable(
      `${file} has no outlines with the words of its <title> and <desc> as ‘aria-label’: draw a picture of its own for the other language.`,
    );
  const [above, below] = await Promise.all(
    [titles, lines].map((each) => placeOf(each.map(({ outline }) => outline).join(''))),
  );
  if (!above || !below) throw new Error('Two places were asked for');
  const rest = [...titles, ...lines].reduce((text, { outline }) => text.replace(outline, ''), svg);
  // The right part of a preview belongs to the drawing.
  const room = Math.round(PREVIEW_SIZE.width * 0.54) - Math.min(above.left, below.left);
  return {
    ground: await sharp(Buffer.from(rest)).png().toBuffer(),
    left: Math.min(above.left, below.left),
    room,
    title: { color: title.color, middle: (above.top + above.bottom) / 2 },
    line: { color: line.color, bottom: below.bottom },
  };
}
