import type { Sharp } from 'sharp';
import { mix, palette } from '../palette';
import { box, copy, dot, stroke } from '../parts';
import { seeded } from '../../../../../scripts/pictures/random';
import { element, n } from '../../../../../scripts/pictures/svg';
import { sheet, sky, width } from './stage';

const { ink, green, leaf, sapling, mist, paper, white, amber, clay } = palette;

type Fruit = (x: number, y: number, size: number) => string;
const round =
  (color: string, shine: string): Fruit =>
  (x, y, size) =>
    dot(x, y, size, color) +
    dot(x - size * 0.3, y - size * 0.3, size * 0.26, shine, { opacity: 0.55 }) +
    stroke(`M${n(x)} ${n(y - size)}q2-6 6-8`, green, 2.4);
const cabbage: Fruit = (x, y, size) =>
  dot(x, y, size * 1.15, leaf) +
  stroke(
    `M${n(x)} ${n(y + size)}V${n(y - size * 0.6)}M${n(x)} ${n(y + 4)}l${n(-size * 0.6)} ${n(-size * 0.6)}M${n(x)} ${n(y + 4)}l${n(size * 0.6)} ${n(-size * 0.6)}`,
    sapling,
    2.6,
  );
const carrot: Fruit = (x, y, size) =>
  element('path', {
    d: `M${n(x - size * 0.55)} ${n(y - size * 0.3)}h${n(size * 1.1)}L${n(x)} ${n(y + size * 1.8)}z`,
    fill: '#e08a4a',
  }) +
  stroke(
    `M${n(x)} ${n(y - size * 0.3)}v${n(-size)}m0 ${n(size)}l-9 ${n(-size * 0.8)}m9 ${n(size * 0.8)}l9 ${n(-size * 0.8)}`,
    leaf,
    3.4,
  );
const fruits: readonly Fruit[] = [
  round(clay, paper),
  round(amber, white),
  cabbage,
  round(sapling, white),
  carrot,
  round('#d9b24e', white),
  round('#a8452a', paper),
];

/** A crate heaped with one kind of goods. */
function crate(x: number, y: number, w: number, kind: number, seed: number): string {
  const random = seeded(seed);
  const size = 21;
  const count = Math.floor((w - 20) / (size * 1.72));
  const fruit = fruits[kind % fruits.length] ?? cabbage;
  const heap = [1, 0].map((row) =>
    Array.from({ length: count - row }, (_, index) =>
      fruit(x + 10 + size + (index + row * 0.5) * size * 1.72, y - 2 - row * size * 1.25 + random() * 4, size),
    ).join(''),
  );
  const wood = mix(clay, amber, 0.55);
  const front = [0, 1, 2].map((slat) => box(x, y + 8 + slat * 27, w, 23, mix(wood, ink, 0.22 + slat * 0.08), 4));
  return (
    heap.join('') +
    front.join('') +
    box(x + 8, y + 8, 12, 77, mix(wood, ink, 0.45), 3) +
    box(x + w - 20, y + 8, 12, 77, mix(wood, ink, 0.45), 3) +
    box(x + w / 2 - 30, y + 36, 60, 24, paper, 5) +
    copy(x + w / 2 - 20, y + 45, [40], leaf, 6)
  );
}

/** Bottles and jars in a row. */
function jars(x: number, y: number, count: number, seed: number): string {
  const random = seeded(seed);
  return Array.from({ length: count }, (_, index) => {
    const left = x + index * 58;
    const [h, color] = [
      78 + Math.floor(random() * 3) * 22,
      [leaf, amber, mist, clay, sapling][Math.floor(random() * 5)] ?? mist,
    ];
    return (
      box(left + 12, y - h - 14, 18, 16, ink, 4) +
      box(left, y - h, 42, h, color, 10, { opacity: 0.92 }) +
      box(left + 5, y - h * 0.62, 32, h * 0.36, paper, 4) +
      box(left + 6, y - h + 8, 5, h - 20, white, 3, { opacity: 0.35 })
    );
  }).join('');
}

const board = (y: number): string =>
  box(0, y, width, 16, mix('#8a6a45', ink, 0.35), 2) + box(0, y + 16, width, 26, '#041510', 0, { opacity: 0.35 });

/** The grocery app: stocked shelves, and the way goods take in and out. */
export async function grocery(): Promise<Sharp> {
  const scene = sky('#0c3a2e', '#0f4a3a', amber, 0.5, 0.12, 0.22);
  const tiles = Array.from({ length: 16 }, (_, row) =>
    stroke(
      `M0 ${row * 60}H1600${Array.from({ length: 14 }, (__, column) => `M${column * 120 + (row % 2) * 60} ${row * 60}v60`).join('')}`,
      sapling,
      1.2,
      { opacity: 0.1 },
    ),
  );
  await scene.cover(sheet(...tiles));
  await scene.cover(
    sheet(
      jars(30, 232, 27, 5),
      board(232),
      ...[0, 1, 2, 3, 4, 5].map((index) => crate(26 + index * 264, 412, 228, index * 3 + 1, index)),
      board(500),
      ...[0, 1, 2, 3, 4, 5].map((index) => crate(-80 + index * 300, 690, 262, index * 2 + 2, index + 9)),
      board(780),
    ),
  );
  for (const x of [260, 800, 1340]) scene.lamp(x, 30, 190, amber, 0.34, 1.2);
  await scene.cover(
    sheet(
      ...[260, 800, 1340].map(
        (x) =>
          stroke(`M${x} 0v34`, ink, 4) +
          element('path', { d: `M${x - 52} 66a52 40 0 0 1 104 0z`, fill: '#0a2a21' }) +
          box(x - 40, 64, 80, 7, '#ffe3ae', 3.5),
      ),
    ),
  );
  const route =
    stroke('M-20 848H1620', mist, 3, { strokeDasharray: '2 14' }) +
    [180, 520, 1080, 1420].map((x) => stroke(`M${x} 836l14 12-14 12`, x < 800 ? sapling : amber, 5)).join('');
  await scene.shine(sheet(route), 0.8, [[10, 0.8]]);
  return scene.develop({ vignette: 0.6 });
}
