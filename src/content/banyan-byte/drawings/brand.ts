import { palette } from './palette';
import { picturePath, render, save } from '../../../../scripts/pictures/raster';
import { element, linearGradient, svg } from '../../../../scripts/pictures/svg';

/**
 * The mark: four nested arches are a banyan's canopy, their eight ends its aerial roots. Four roots reach the
 * ground and four still hang: the ones and zeros of a byte.
 */
export function arches(
  centre: number,
  crown: number,
  radii: readonly number[],
  ends: readonly number[],
  stroke: number,
): string {
  return radii
    .map((radius, index) =>
      element('path', {
        d: `M${centre - radius} ${ends[index]}V${crown}a${radius} ${radius} 0 0 1 ${2 * radius} 0V${ends[index]}`,
        stroke: index % 2 === 0 ? palette.mist : palette.sapling,
        strokeWidth: stroke,
        fill: 'none',
        strokeLinecap: 'round',
      }),
    )
    .join('');
}

const tile = (size: number, radius: number): string =>
  element(
    'defs',
    {},
    linearGradient(
      't',
      [
        [0, '#12775b'],
        [1, palette.ink],
      ],
      { x2: 1 },
    ),
  ) + element('rect', { width: size, height: size, rx: radius, fill: 'url(#t)' });

/** The arches on a 40-unit square, without a tile. */
export const markArches = arches(20, 20.2, [13.4, 9.8, 6.2, 2.6], [24.6, 32.4, 27.4, 32.4], 2.2);
const mark = svg(40, 40, tile(40, 10), markArches);

/** For tabs: the strokes fall on whole pixels at 16 px and 32 px, the innermost arch closes to a trunk. */
const favicon = svg(32, 32, tile(32, 7), arches(16, 16, [13, 9, 5, 1], [20, 28, 23, 28], 2));

/** iOS rounds the corners itself, so the tile is square. */
const touchIcon = svg(
  40,
  40,
  tile(40, 0),
  element('g', { transform: 'translate(20 20) scale(.88) translate(-20 -20)' }, markArches),
);

/** Mark and icons. */
export async function brand(): Promise<void> {
  await save(picturePath('brand/mark.svg'), mark);
  await save(picturePath('brand/favicon.svg'), favicon);
  await save(picturePath('brand/favicon-32.png'), await render(favicon, 32).png().toBuffer());
  await save(picturePath('brand/apple-touch-icon.png'), await render(touchIcon, 180).png({ palette: true }).toBuffer());
}
