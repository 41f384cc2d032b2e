import type { Sharp } from 'sharp';
import { curve } from '../banyan';
import { Light } from '../light';
import { linear, mix, palette } from '../palette';
import { fractal, noise, smoothstep } from '../../../../../scripts/pictures/random';
import type { Point } from '../../../../../scripts/pictures/svg';
import { element, path, svg } from '../../../../../scripts/pictures/svg';

const [width, height] = [2560, 1440];
const [columns, rows] = [64, 52];
/** The eye, in bar widths above and in front of the field's near edge, and its downward pitch in radians. */
const eye = { height: 13.5, distance: 8, pitch: 0.4, zoom: 1650 };

/** A point of space (right, up, away) on the screen. */
function project(x: number, up: number, away: number): Point {
  const [dy, dz] = [up - eye.height, away + eye.distance];
  const depth = dz * Math.cos(eye.pitch) - dy * Math.sin(eye.pitch);
  const rise = dy * Math.cos(eye.pitch) + dz * Math.sin(eye.pitch);
  return [width / 2 + (x / depth) * eye.zoom, height * 0.43 - (rise / depth) * eye.zoom];
}

/** Height of the bar at a place of the field: two ranges with a valley between, rising to the back. */
function level(across: number, away: number): number {
  const x = -across;
  const swell = fractal(x / 11 + 20, away / 12 + 3, 3);
  const range =
    Math.exp(-(((away - 27 - x * 0.28) / 6) ** 2)) * 8 + Math.exp(-(((away - 10 - x * 0.3) / 4) ** 2)) * 3.4;
  const own = noise(x * 7.7 + 0.5, away * 9.3 + 0.5);
  return 0.2 + range * (0.3 + swell * 0.9) * (0.72 + own * 0.62) + swell ** 3 * 2.6 + own * 0.35;
}

const tones = ['#0a2e25', '#0e5443', palette.leaf, palette.sapling, palette.mist] as const;
function tone(value: number): string {
  const at = Math.min(tones.length - 1.001, Math.max(0, value * (tones.length - 1)));
  const index = Math.floor(at);
  return mix(tones[index] ?? palette.ink, tones[index + 1] ?? palette.mist, at - index);
}

const recolor = (face: string, fill: string): string => face.replace(/fill="[^"]*"/, `fill="${fill}"`);

interface Bars {
  readonly solid: string;
  readonly glow: string;
}

/** The field from back to front, and the light that its higher tops give off. */
function field(): Bars {
  const solid: string[] = [];
  const glow: string[] = [];
  for (let row = rows; row >= 0; row -= 1) {
    const order = Array.from({ length: columns }, (_, index) => index - columns / 2 + 0.5 - 1).toSorted(
      (a, b) => Math.abs(b) - Math.abs(a),
    );
    for (const column of order) {
      const top = level(column, row);
      const value = Math.min(1, top / 8.2);
      const fog = smoothstep(14, rows, row) * 0.8;
      const [left, right] = [column + 0.1, column + 0.9];
      const quad = (points: readonly (readonly [number, number, number])[], fill: string): string =>
        element('path', {
          d: path(
            points.map((point) => project(...point)),
            true,
          ),
          fill: mix(fill, '#0c3a2e', fog),
        });
      const side = column >= 0 ? left : right;
      solid.push(
        quad(
          [
            [side, 0, row],
            [side, top, row],
            [side, top, row + 0.8],
            [side, 0, row + 0.8],
          ],
          mix(tone(value), palette.ink, 0.78),
        ),
      );
      solid.push(
        quad(
          [
            [left, 0, row],
            [left, top, row],
            [right, top, row],
            [right, 0, row],
          ],
          mix(tone(value), palette.ink, 0.6),
        ),
      );
      const cap = quad(
        [
          [left, top, row],
          [right, top, row],
          [right, top, row + 0.8],
          [left, top, row + 0.8],
        ],
        tone(value),
      );
      solid.push(cap);
      // Nearer bars are black here, so that they hide the light of those behind.
      const strength = Math.min(1, Math.max(0, value - 0.45) * 1.9) * (1 - fog);
      glow.push(
        ...solid.slice(-3, -1).map((face) => recolor(face, '#000')),
        recolor(cap, strength === 0 ? '#000' : mix('#000000', value > 0.86 ? palette.amber : tone(value), strength)),
      );
    }
  }
  return { solid: solid.join(''), glow: glow.join('') };
}

/** The field's height without its single bars: a mean over the neighbourhood. */
function smoothed(x: number, away: number): number {
  let [sum, weight] = [0, 0];
  for (let step = -5; step <= 5; step += 0.25) {
    const share = Math.exp(-((step / 2.4) ** 2));
    sum += level(x + step, away) * share;
    weight += share;
  }
  return sum / weight;
}

/** Trend lines that ride over the field, each with a bead where it is read. */
function trends(): string {
  return [6, 21]
    .map((away, index) => {
      const points: Point[] = [];
      for (let x = -34; x <= 34; x += 0.5) {
        const smooth = smoothed(x, away);
        points.push(project(x, smooth + 1.8, away));
      }
      const beads = points
        .filter((_, at) => at % 17 === 8)
        .map(([cx, cy]) => element('circle', { cx, cy, r: 8 - index * 1.6, fill: palette.white }));
      return (
        element('path', {
          d: curve(points),
          fill: 'none',
          stroke: index === 1 ? palette.amber : palette.mist,
          strokeWidth: 5 - index,
          strokeOpacity: 0.9,
        }) + beads.join('')
      );
    })
    .join('');
}

/** A landscape of bars at night with lines of light read from it. */
export async function data(): Promise<Sharp> {
  const [top, low] = [linear('#04150f'), linear('#11604b')];
  const scene = new Light(width, height).paint((x, y) => {
    const dawn = Math.exp(-(((y - 0.2) / 0.15) ** 2)) * (0.3 + 0.7 * Math.exp(-(((x - 0.58) / 0.3) ** 2)));
    const blend = (channel: 0 | 1 | 2): number => top[channel] * (1 - dawn) + low[channel] * dawn;
    return [blend(0), blend(1), blend(2)];
  });
  const { solid, glow } = field();
  await scene.cover(svg(width, height, solid));
  await scene.shine(svg(width, height, glow), 0.9, [
    [18, 0.8],
    [90, 0.9],
  ]);
  await scene.shine(svg(width, height, trends()), 0.9, [
    [9, 0.8],
    [40, 0.8],
  ]);
  return scene.develop({ vignette: 0.6, knee: 0.6 });
}
