import { render, saveWidths } from '../../../../scripts/pictures/raster';
import { element, linearGradient, radialGradient, svg } from '../../../../scripts/pictures/svg';
import { box, disc, paint, put } from './paint';
import { braces, foldingRule, hammer, list, pencil, screen, tryingSquare, wrench } from './tools';

const { ink, night, deep, wall, pale, brick, clay, wood, woodDark } = paint;
const [WIDTH, HEIGHT] = [1280, 720];

/** The holes of the board that tools hang on. */
const holes = element(
  'pattern',
  { id: 'holes', width: 40, height: 40, patternUnits: 'userSpaceOnUse' },
  disc(20, 20, 2.6, night),
);

/** A tool with the shadow that it casts on the board. */
const hung = (tool: string, x: number, y: number, scale: number, turn = 0): string =>
  element('g', { opacity: 0.35, filter: 'url(#flat)' }, put(tool, x + 9, y + 12, scale, turn)) +
  put(tool, x, y, scale, turn);

const shadow = element(
  'filter',
  { id: 'flat', x: '-20%', y: '-20%', width: '140%', height: '140%' },
  element('feColorMatrix', { values: '0 0 0 0 .02 0 0 0 0 .05 0 0 0 0 .12 0 0 0 1 0' }),
);

const jar = (x: number, fill: string): string =>
  box(x, 470, 52, 66, fill, 8) + box(x - 3, 462, 58, 14, ink, 6) + box(x + 10, 492, 32, 18, pale, 4);

const bench =
  box(0, 600, WIDTH, 26, wood) +
  box(0, 626, WIDTH, 94, woodDark) +
  [90, 330, 570, 810, 1050].map((x) => box(x, 644, 200, 56, '#8d5a31', 8) + box(x + 76, 664, 48, 14, ink, 7)).join('');

/** A workshop in the evening, 16:9: tools on a board, a screen on the bench. What matters stands right of the middle. */
const workshop = svg(
  WIDTH,
  HEIGHT,
  element(
    'defs',
    {},
    holes,
    shadow,
    linearGradient('wall', [
      [0, wall],
      [1, deep],
    ]),
    radialGradient('lamp', [
      [0, clay, 0.5],
      [0.55, clay, 0.12],
      [1, clay, 0],
    ]),
  ),
  box(0, 0, WIDTH, HEIGHT, 'url(#wall)'),
  box(0, 0, WIDTH, 600, 'url(#holes)'),
  element('ellipse', { cx: 870, cy: 250, rx: 620, ry: 430, fill: 'url(#lamp)' }),
  hung(hammer, 700, 190, 0.95),
  hung(foldingRule(pale, brick, 30), 905, 190, 1.15),
  hung(wrench, 1110, 190, 0.8),
  hung(tryingSquare, 600, 470, 0.6),
  hung(pencil, 550, 210, 0.8),
  hung(tryingSquare, 1110, 370, 0.5, 90),
  hung(list, 1222, 340, 0.5),
  hung(hammer, 130, 260, 0.8, 8),
  hung(braces, 330, 220, 0.7),
  hung(pencil, 420, 440, 0.7, 20),
  hung(wrench, 250, 430, 0.66),
  box(1010, 536, 240, 14, woodDark, 4),
  jar(1030, brick),
  jar(1104, wall),
  jar(1178, clay),
  element('ellipse', { cx: 880, cy: 600, rx: 240, ry: 16, fill: night, opacity: 0.35 }),
  put(screen, 880, 458, 1.55),
  bench,
);

/** Where an upright window looks: 3:4, around the place that the hero's style shows (68 % from the left). */
const UPRIGHT = { left: 1006, top: 0, width: 1080, height: 1440 };
const QUALITY = { avif: 60, webp: 82 };

/** The one slide of the hero (§2.4). */
export async function hero(): Promise<void> {
  const drawn = render(workshop, 2560);
  const upright = render(workshop, 2560).extract(UPRIGHT);
  await saveWidths('hero/werkstatt', drawn, [640, 960, 1280, 1920, 2560], QUALITY);
  await saveWidths('hero/werkstatt-upright', upright, [480, 720, 1080], QUALITY);
}
