import type { Sharp } from 'sharp';
import { palette } from '../palette';
import { avatar, box, copy, dot, group, stroke } from '../parts';
import { seeded } from '../../../../../scripts/pictures/random';
import { element, path } from '../../../../../scripts/pictures/svg';
import { dawn, sheet, sky, width } from './stage';
import type { Point } from '../../../../../scripts/pictures/svg';

const { ink, forest, green, leaf, sapling, mist, paper, white, amber, clay } = palette;

/** A pattern in the manner of a QR code (decoration: it holds no address). */
function quickCode(x: number, y: number, cell: number): string {
  const random = seeded(24);
  const size = 21;
  const finder = (column: number, row: number): string =>
    box(x + column * cell, y + row * cell, 7 * cell, 7 * cell, ink, cell * 1.4) +
    box(x + (column + 1) * cell, y + (row + 1) * cell, 5 * cell, 5 * cell, white, cell) +
    box(x + (column + 2) * cell, y + (row + 2) * cell, 3 * cell, 3 * cell, green, cell * 0.7);
  const cells = Array.from(
    { length: size * size },
    (_, index) => [index % size, Math.floor(index / size)] as const,
  ).filter(([column, row]) => {
    const corner = (column < 8 && row < 8) || (column > 12 && row < 8) || (column < 8 && row > 12);
    return random() < 0.48 && !corner;
  });
  return (
    cells.map(([column, row]) => box(x + column * cell, y + row * cell, cell, cell, ink, cell * 0.22)).join('') +
    finder(0, 0) +
    finder(14, 0) +
    finder(0, 14)
  );
}

/** A professional's one-page site in its browser. */
const site = (): string =>
  group(
    { transform: 'translate(90 110) rotate(-5 420 280)' },
    box(0, 0, 780, 560, white, 24, { filter: 'url(#s)' }),
    element('path', { d: 'M0 52V24A24 24 0 0 1 24 0H756A24 24 0 0 1 780 24V52Z', fill: mist }),
    ...[clay, amber, leaf].map((color, index) => dot(32 + index * 24, 26, 8, color)),
    box(120, 14, 400, 24, white, 12),
    box(0, 52, 780, 250, forest, 0),
    dot(610, 192, 128, green),
    avatar(610, 182, 96, sapling),
    box(56, 120, 260, 24, white, 12),
    copy(56, 164, [300, 240], leaf, 12, 14),
    box(56, 232, 130, 40, amber, 20),
    ...[0, 1, 2].map(
      (index) =>
        box(56 + index * 232, 336, 208, 180, '#eff6f2', 18) +
        dot(96 + index * 232, 382, 22, [sapling, amber, leaf][index] ?? leaf) +
        copy(76 + index * 232, 424, [150, 166, 110], '#bcd3c8', 10, 14),
    ),
  );

const visitingCard = (): string =>
  group(
    { transform: 'translate(960 450) rotate(8 240 150)' },
    box(-26, -46, 500, 300, green, 26, { filter: 'url(#s)', transform: 'rotate(-9 224 104)' }),
    box(0, 0, 500, 300, paper, 26, { filter: 'url(#s)' }),
    box(0, 40, 10, 220, amber, 5),
    dot(70, 82, 28, leaf),
    stroke('M58 94v-10a12 12 0 0 1 24 0v10M70 94v-10', white, 4),
    box(44, 140, 150, 18, ink, 9),
    copy(44, 178, [180, 130, 150], '#a9c5b8', 10, 14),
    box(266, 48, 204, 204, white, 16),
    quickCode(284, 66, 8),
  );

/** A professional's site and the visiting card with its code. */
export async function portfolio(): Promise<Sharp> {
  const scene = sky('#0f5a45', '#082a21', dawn, 0.86, 0.1, 0.16);
  const grain = Array.from({ length: 15 }, (_, index) => {
    const points: Point[] = [];
    for (let x = -10; x <= width + 40; x += 40)
      points.push([x, index * 64 + 26 * Math.sin(x / 380 + index * 0.7) + 10 * Math.sin(x / 150 + index)]);
    return element('path', { d: path(points), fill: 'none', stroke: sapling, strokeWidth: 1.6, strokeOpacity: 0.13 });
  });
  await scene.cover(sheet(...grain));
  await scene.cover(
    sheet(
      site(),
      visitingCard(),
      group(
        { transform: 'translate(1220 90) rotate(14)' },
        box(0, 0, 26, 280, ink, 13, { filter: 'url(#s)' }),
        box(0, 196, 26, 20, amber, 0),
        element('path', { d: 'M2 270h22l-11 44z', fill: sapling }),
      ),
    ),
  );
  scene.lamp(330, 60, 500, mist, 0.05);
  return scene.develop({ vignette: 0.55 });
}
