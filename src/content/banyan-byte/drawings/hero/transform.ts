import type { Sharp } from 'sharp';
import { Light } from '../light';
import { linear, mix, palette } from '../palette';
import { fractal, noise, seeded, smoothstep } from '../../../../../scripts/pictures/random';
import type { Point } from '../../../../../scripts/pictures/svg';
import { element, path, svg } from '../../../../../scripts/pictures/svg';

const [width, height] = [2560, 1440];
const layers = 6;

/** How far the land has turned into modules at x: 0 is hill, 1 is city. */
const modular = (x: number, layer: number): number =>
  smoothstep(0.36, 0.8, x / width + (noise(x / 300, layer * 3.7) - 0.5) * 0.12);

const ridge = (x: number, layer: number): number => {
  const t = layer / (layers - 1);
  const base = height * (0.55 + 0.4 * t ** 1.15);
  return base - (150 + 170 * t) * fractal((x / width) * (2.1 + t * 0.9) + layer * 5.3, layer, 4);
};

/** A column of land that has become a block. */
interface Block {
  readonly x: number;
  readonly top: number;
  readonly width: number;
  readonly share: number;
}

function blocks(layer: number): Block[] {
  const random = seeded(90 + layer);
  const t = layer / (layers - 1);
  const result: Block[] = [];
  for (let x = width * 0.3; x < width;) {
    const size = (34 + 46 * t) * (0.7 + Math.floor(random() * 3) * 0.4);
    const share = modular(x + size / 2, layer);
    const tower = (70 + 190 * (1 - t * 0.55)) * random() ** 1.7 * share;
    result.push({ x, top: Math.round((ridge(x + size / 2, layer) - tower) / 6) * 6, width: size, share });
    x += size;
  }
  return result;
}

/** One layer of land: a smooth ridge on the left, blocks on the right. */
function land(layer: number, color: string): string {
  const row = blocks(layer);
  const start = row[0]?.x ?? width;
  const smooth: Point[] = [];
  for (let x = 0; x <= start; x += 10) smooth.push([x, ridge(x, layer)]);
  const outline: Point[] = [[0, height], ...smooth];
  for (const { x, top, width: size, share } of row) {
    // Slopes flatten into steps as the share grows.
    const [left, right] = [ridge(x, layer), ridge(x + size, layer)];
    const flat = smoothstep(0.02, 0.4, share);
    outline.push([x, left * (1 - flat) + top * flat], [x + size, right * (1 - flat) + top * flat]);
  }
  const shades = row
    .filter(({ share }) => share > 0.3)
    .map(({ x, top, width: size, share }) =>
      element('rect', {
        x: x + size * 0.66,
        y: top,
        width: size * 0.34,
        height: 900,
        fill: palette.ink,
        opacity: 0.22 * share,
      }),
    );
  return element('path', { d: path([...outline, [width, height]], true), fill: color }) + shades.join('');
}

/** Lit edges and windows of one layer. */
function lights(layer: number): string {
  const random = seeded(300 + layer);
  const t = layer / (layers - 1);
  const parts: string[] = [];
  for (const { x, top, width: size, share } of blocks(layer)) {
    if (share < 0.25) continue;
    parts.push(
      element('rect', { x, y: top, width: size, height: 1.6 + 1.6 * t, fill: palette.sapling, opacity: 0.75 * share }),
    );
    const pitch = 15 + 8 * t;
    for (let y = top + pitch; y < top + 240; y += pitch) {
      for (let column = x + pitch * 0.5; column < x + size * 0.6; column += pitch) {
        if (random() > 0.2 * share ** 2) continue;
        parts.push(
          element('rect', {
            x: column,
            y,
            width: pitch * 0.42,
            height: pitch * 0.5,
            rx: 1.5,
            fill: random() < 0.45 ? palette.amber : palette.mist,
            opacity: 0.35 + random() * 0.6,
          }),
        );
      }
    }
  }
  return parts.join('');
}

/** Contour lines of light that follow the smooth land. */
function contours(layer: number): string {
  const lines = [0, 1, 2].map((line) => {
    const points: Point[] = [];
    for (let x = 0; x <= width * 0.62; x += 14) points.push([x, ridge(x, layer) + 16 + line * (22 + layer * 7)]);
    return element('path', {
      d: path(points),
      stroke: 'url(#fade)',
      strokeWidth: 1.3 + layer * 0.2,
      strokeOpacity: 0.5 - line * 0.13,
      fill: 'none',
    });
  });
  const fade = element(
    'linearGradient',
    { id: 'fade', gradientUnits: 'userSpaceOnUse', x1: 0, x2: width * 0.6 },
    element('stop', { offset: 0, stopColor: palette.sapling, stopOpacity: 0.4 }),
    element('stop', { offset: 0.6, stopColor: palette.sapling }),
    element('stop', { offset: 1, stopColor: palette.sapling, stopOpacity: 0 }),
  );
  return element('defs', {}, fade) + lines.join('');
}

/** Layered hills that turn into the blocks of a city: old ways of working made modular. */
export async function transform(): Promise<Sharp> {
  const [top, middle, low, spark] = [linear('#062019'), linear('#0d5a45'), linear('#8fd9b8'), linear(palette.amber)];
  const scene = new Light(width, height).paint((x, y) => {
    const rise = smoothstep(0, 0.62, y);
    const glow = Math.exp(-(((x - 0.46) / 0.36) ** 2) - ((y - 0.5) / 0.2) ** 2);
    const blend = (channel: 0 | 1 | 2): number =>
      top[channel] * (1 - rise) + middle[channel] * rise + low[channel] * glow * 0.36 + spark[channel] * glow * 0.1;
    return [blend(0), blend(1), blend(2)];
  });
  const disc = svg(width, height, element('circle', { cx: 1180, cy: 600, r: 168, fill: '#f3c983' }));
  await scene.shine(disc, 0.34, [
    [60, 0.5],
    [260, 1.3],
  ]);
  for (let layer = 0; layer < layers; layer += 1) {
    const t = layer / (layers - 1);
    await scene.cover(svg(width, height, land(layer, mix('#3f9c7c', '#06211a', t ** 0.7))));
    await scene.shine(svg(width, height, contours(layer)), 0.5);
    await scene.shine(svg(width, height, lights(layer)), 0.75, [
      [10, 0.6],
      [46, 0.45],
    ]);
    if (layer < layers - 1) scene.add(mistBand(ridgeMiddle(layer + 1), 0.11 * (1 - t)), 1);
  }
  return scene.develop({ exposure: 0.88, vignette: 0.5, knee: 0.6 });
}

const ridgeMiddle = (layer: number): number => ridge(width / 2, layer) / height;

/** A veil of mist around a height of 0 to 1. */
function mistBand(level: number, strength: number): Light {
  const tint = linear('#9fe0c4');
  return new Light(width, height).paint((x, y) => {
    const veil =
      strength * Math.exp(-(((y - level) / 0.07) ** 2)) * (0.55 + 0.45 * Math.exp(-(((x - 0.46) / 0.35) ** 2)));
    return [tint[0] * veil, tint[1] * veil, tint[2] * veil];
  });
}
