import { banyan, foliage, rootEnds, timber } from './banyan';
import { letters } from './lettering';
import { Light } from './light';
import { linear, mix, palette } from './palette';
import { smoothstep } from './random';
import { picturePath, render, save } from './raster';
import { element, linearGradient, svg } from './svg';

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

/** The preview that social networks show: the banyan at dusk, mark and name. */
async function social(): Promise<Buffer> {
  const [width, height] = [2400, 1260];
  const tree = banyan({ x: 1800, y: 1090, reach: 760, height: 820, seed: 12, density: 1900 });
  const [top, low, dawn] = [linear('#06231c'), linear('#0f5a45'), linear(mix(palette.amber, palette.mist, 0.55))];
  const scene = new Light(width, height).paint((x, y) => {
    const rise = smoothstep(0, 0.9, y) * (y > 0.86 ? 0.35 : 1);
    const warm = 0.28 * Math.exp(-(((x - 0.75) / 0.24) ** 2) - ((y - 0.82) / 0.24) ** 2);
    const blend = (channel: 0 | 1 | 2): number =>
      top[channel] * (1 - rise) + low[channel] * rise + dawn[channel] * warm;
    return [blend(0), blend(1), blend(2)];
  });
  await scene.shine(svg(width, height, timber(tree, 1.8)), 0.8, [
    [12, 0.7],
    [70, 0.5],
  ]);
  await scene.shine(svg(width, height, foliage(tree, 7, 5), rootEnds(tree, 3)), 0.8, [
    [14, 0.6],
    [90, 0.7],
  ]);
  await scene.cover(
    svg(
      width,
      height,
      element('g', { transform: 'translate(150 400) scale(5.4)' }, mark.replace(/^<svg[^>]*>|<\/svg>$/g, '')),
      letters('Banyan Byte', { x: 156, y: 830, size: 112, color: palette.white, weight: 11 }),
      element('rect', { x: 156, y: 900, width: 96, height: 8, rx: 4, fill: palette.amber }),
    ),
  );
  return scene
    .develop({ vignette: 0.4, knee: 0.55 })
    .resize(1200, 630)
    .png({ palette: true, colours: 256, dither: 0.6, effort: 10 })
    .toBuffer();
}

/** Mark, icons and the social preview. */
export async function brand(): Promise<void> {
  await save(picturePath('brand/mark.svg'), mark);
  await save(picturePath('brand/favicon.svg'), favicon);
  await save(picturePath('brand/favicon-32.png'), await render(favicon, 32).png().toBuffer());
  await save(picturePath('brand/apple-touch-icon.png'), await render(touchIcon, 180).png({ palette: true }).toBuffer());
  await save(picturePath('brand/social.png'), await social());
}
