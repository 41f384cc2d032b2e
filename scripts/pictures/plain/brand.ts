import { existsSync, readFileSync } from 'node:fs';
import site from '#site/site';
import { letters } from '../lettering';
import { picturePath, render, save } from '../raster';
import { element, svg } from '../svg';
import { paint } from './paint';

/** Tells a mark that was drawn here from one that a firm has put in its place. */
const OURS = 'data-drawn="plain"';

/** The first letter of the firm's references, which is one of A to Z, in white on a tile of the brand's colour. */
function tile(size: number, radius: number): string {
  const letter = letters(site.firm.referencePrefix.slice(0, 1), {
    x: size / 2,
    y: size * 0.74,
    size: size * 0.48,
    color: paint('white'),
    weight: 12,
    anchor: 'middle',
    caps: 'round',
  });
  const back = element('rect', { width: size, height: size, rx: radius, fill: paint('brand') });
  return svg(size, size, back, letter).replace('<svg ', `<svg ${OURS} `);
}

const isOwn = (file: string): boolean => existsSync(file) && !readFileSync(file, 'utf8').includes(OURS);

/** The mark beside the firm's name, and the icons of browsers and phones; a mark of the firm's own stays. */
export async function brand(): Promise<void> {
  if (isOwn(picturePath('brand/favicon.svg'))) return;
  const icon = tile(32, 7);
  if (site.firm.logo.src === 'brand/mark.svg') await save(picturePath('brand/mark.svg'), tile(40, 9));
  await save(picturePath('brand/favicon.svg'), icon);
  await save(picturePath('brand/favicon-32.png'), await render(icon, 32).png().toBuffer());
  // iOS rounds the corners itself, so the tile is square.
  const square = await render(tile(40, 0), 180).png({ palette: true }).toBuffer();
  await save(picturePath('brand/apple-touch-icon.png'), square);
}
