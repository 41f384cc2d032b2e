import { picturePath, render, save } from '../../../../scripts/pictures/raster';
import { svg } from '../../../../scripts/pictures/svg';
import { box, paint, put } from './paint';
import { foldingRule } from './tools';

/** The mark without its tile, around the origin. */
export const rule = foldingRule(paint.pale, paint.brick, 34);

const tile = (size: number, radius: number, scale: number): string =>
  svg(size, size, box(0, 0, size, size, paint.brand, radius), put(rule, size / 2, size * 0.49, scale));

/** A folding rule as an M, on blue. At 16 pixels its legs are 3 wide. */
export async function brand(): Promise<void> {
  const favicon = tile(32, 7, 0.135);
  await save(picturePath('brand/mark.svg'), tile(40, 9, 0.16));
  await save(picturePath('brand/favicon.svg'), favicon);
  await save(picturePath('brand/favicon-32.png'), await render(favicon, 32).png().toBuffer());
  // iOS rounds the corners itself, so the tile is square.
  await save(
    picturePath('brand/apple-touch-icon.png'),
    await render(tile(40, 0, 0.14), 180)
      .png({ palette: true })
      .toBuffer(),
  );
}
