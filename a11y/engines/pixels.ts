import { converter } from 'culori';
import sharp from 'sharp';

/** A rectangle in an image or in the viewport, in pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Pixels {
  width: number;
  height: number;
  data: Buffer;
}

export async function decodePixels(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

const toLinearRgb = converter('lrgb');
/** The linear-light value of each byte value. Without this table, the conversions take seconds for each image. */
const LINEAR_VALUES = Float64Array.from(
  { length: 256 },
  (_, byte) => toLinearRgb({ mode: 'rgb', r: byte / 255, g: 0, b: 0 }).r,
);
const toLinearChannel = (value = 0): number => LINEAR_VALUES[value] ?? 0;

/** Returns the relative luminance of the pixel at the byte offset `offset` (WCAG 2.2). */
export const calculateLuminance = (data: Buffer, offset: number): number =>
  0.2126 * toLinearChannel(data[offset]) +
  0.7152 * toLinearChannel(data[offset + 1]) +
  0.0722 * toLinearChannel(data[offset + 2]);

/** Returns the contrast ratio of two relative luminances. */
export const calculateContrast = (luminance: number, otherLuminance: number): number =>
  (Math.max(luminance, otherLuminance) + 0.05) / (Math.min(luminance, otherLuminance) + 0.05);

/** The minimum contrast ratio for text of any size. WCAG 1.4.6 requires only 4.5:1 for large text. */
export const MIN_TEXT_CONTRAST = 7;

/**
 * The minimum contrast ratio of a graphic to its background (1.4.11), and of a pixel with focus to the same pixel
 * without focus (2.4.13).
 */
const MIN_GRAPHIC_CONTRAST = 3;

/** Returns the number of pixels that differ between two images of the same size by a contrast of 3:1 or more. */
export function countChangedPixels(image: Pixels, otherImage: Pixels): number {
  let count = 0;
  for (let offset = 0; offset < image.data.length; offset += 3)
    if (
      calculateContrast(calculateLuminance(image.data, offset), calculateLuminance(otherImage.data, offset)) >=
      MIN_GRAPHIC_CONTRAST
    )
      count += 1;
  return count;
}

/** Yields the byte offset of each pixel in the boxes. */
function* listOffsets({ width, height }: Pixels, boxes: readonly Box[]): Generator<number> {
  for (const box of boxes) {
    const [right, bottom] = [
      Math.min(width, Math.ceil(box.x + box.width)),
      Math.min(height, Math.ceil(box.y + box.height)),
    ];
    for (let y = Math.max(0, Math.floor(box.y)); y < bottom; y += 1)
      for (let x = Math.max(0, Math.floor(box.x)); x < right; x += 1) yield (y * width + x) * 3;
  }
}

/**
 * The largest difference between a pixel at the faint edge of a letter and the same pixel without text. The difference
 * is the sum over three colour channels. Only pixels with a larger difference count as text.
 */
const MAX_EDGE_DIFFERENCE = 48;

/**
 * Returns the lowest contrast ratio between a text's colour and any pixel under its letters, or null when no pixel
 * differs. `background` is the same image without the text. The pixel with the highest contrast has the text's colour,
 * because pixels at the edges of letters blend the colours of text and background.
 */
export function measureTextContrast(screenshot: Pixels, background: Pixels, boxes: readonly Box[]): number | null {
  const textOffsets = [...listOffsets(screenshot, boxes)].filter(
    (offset) =>
      [0, 1, 2].reduce(
        (sum, channel) =>
          sum + Math.abs((screenshot.data[offset + channel] ?? 0) - (background.data[offset + channel] ?? 0)),
        0,
      ) > MAX_EDGE_DIFFERENCE,
  );
  if (textOffsets.length === 0) return null;
  let textColour = { ratio: 0, luminance: 0 };
  for (const offset of textOffsets) {
    const pixelLuminance = calculateLuminance(screenshot.data, offset);
    const ratio = calculateContrast(pixelLuminance, calculateLuminance(background.data, offset));
    if (ratio > textColour.ratio) textColour = { ratio, luminance: pixelLuminance };
  }
  return textOffsets.reduce(
    (lowestRatio, offset) =>
      Math.min(lowestRatio, calculateContrast(textColour.luminance, calculateLuminance(background.data, offset))),
    Infinity,
  );
}

/**
 * Returns a copy of the image, in which the boxes are filled with their most frequent colour. Under forced colours,
 * this is the colour of the backplate that the browser paints behind each line.
 */
export function fillWithBackground(screenshot: Pixels, boxes: readonly Box[]): Pixels {
  const countByColour = new Map<number, number>();
  const readColour = (offset: number) => screenshot.data.readUIntBE(offset, 3);
  for (const offset of listOffsets(screenshot, boxes))
    countByColour.set(readColour(offset), (countByColour.get(readColour(offset)) ?? 0) + 1);
  const [mostFrequentColour = 0] = [...countByColour].sort(([, a], [, b]) => b - a)[0] ?? [];
  const data = Buffer.from(screenshot.data);
  for (const offset of listOffsets(screenshot, boxes)) data.writeUIntBE(mostFrequentColour, offset, 3);
  return { ...screenshot, data };
}
