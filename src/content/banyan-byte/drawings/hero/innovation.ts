import type { Sharp } from 'sharp';
import { banyan, foliage, rootEnds, timber } from '../banyan';
import { Light } from '../light';
import { linear, palette } from '../palette';
import { fractal, seeded, smoothstep } from '../../../../../scripts/pictures/random';
import type { Point } from '../../../../../scripts/pictures/svg';
import { element, path, svg } from '../../../../../scripts/pictures/svg';

const [width, height] = [2560, 1440];
// Right of the middle: the words of the hero stand on the left.
const [centre, ground, horizon] = [1640, 1030, 948];

/** A point of the ground plane on the screen; one unit of depth is the trunk's distance from the eye. */
const project = ([across, depth]: Point): Point => [
  centre + (across * 560) / depth,
  horizon + (ground - horizon) / depth,
];

/** Roots that go on as circuit traces: bundles of parallel lines that only turn by 45 degrees. */
function traces(): { lines: string; pads: string } {
  const random = seeded(41);
  const lines: string[] = [];
  const pads: string[] = [];
  for (let bundle = 0; bundle < 84; bundle += 1) {
    const angle = Math.PI * (1 + (bundle + 0.5) / 84);
    const count = 2 + Math.floor(random() * 3);
    const legs = Array.from({ length: 4 }, () => 0.06 + random() * 0.3);
    const turns = [0, ...Array.from({ length: 3 }, () => Math.floor(random() * 3) - 1)];
    const heading = Math.round((angle / Math.PI) * 4);
    for (let lane = 0; lane < count; lane += 1) {
      const points = lanePoints(angle, heading, legs, turns, (lane - (count - 1) / 2) * 0.022);
      if (points.length < 2) continue;
      const color = random() < 0.06 ? palette.amber : random() < 0.4 ? palette.sapling : palette.leaf;
      lines.push(
        element('path', {
          d: path(points.map(project)),
          stroke: color,
          strokeOpacity: 0.35 + random() * 0.5,
          strokeWidth: 1.6 + random() * 1.4,
        }),
      );
      const end = points.at(-1);
      if (end) pads.push(pad(end, color));
    }
  }
  return { lines: element('g', { fill: 'none', strokeLinejoin: 'round' }, ...lines), pads: pads.join('') };
}

function lanePoints(
  angle: number,
  heading: number,
  legs: readonly number[],
  turns: readonly number[],
  offset: number,
): Point[] {
  let [x, depth, direction] = [Math.cos(angle) * 0.12, 1 + Math.sin(angle) * 0.06, heading];
  const points: Point[] = [[x - Math.sin(angle) * offset, depth + Math.cos(angle) * offset]];
  for (const [index, leg] of legs.entries()) {
    direction += turns[index] ?? 0;
    const radians = (direction * Math.PI) / 4;
    x += Math.cos(radians) * leg * 1.4;
    depth += Math.sin(radians) * leg * 0.75;
    if (depth < 0.13) break;
    points.push([x - Math.sin(radians) * offset, depth + Math.cos(radians) * offset * 0.55]);
  }
  return points;
}

function pad(point: Point, color: string): string {
  const [x, y] = project(point);
  const scale = 7 / point[1] ** 0.8;
  return element('ellipse', {
    cx: x,
    cy: y,
    rx: scale,
    ry: scale * 0.36,
    fill: palette.ink,
    stroke: color,
    strokeWidth: 2.2,
  });
}

/** A far range of hills as a filled silhouette. */
function hills(base: number, rise: number, frequency: number, phase: number, color: string): string {
  const ridge: Point[] = [];
  for (let x = 0; x <= width; x += 16) ridge.push([x, base - rise * fractal((x / width) * frequency, phase, 4)]);
  return element('path', { d: path([[0, horizon + 4], ...ridge, [width, horizon + 4]], true), fill: color });
}

const sky = (x: number, y: number): readonly [number, number, number] => {
  const [top, middle, low] = [linear('#06231c'), linear('#0c4a39'), linear('#5fc39c')];
  const t = y / (horizon / height);
  const warm = Math.exp(-(((x - centre / width) / 0.3) ** 2)) * Math.exp(-(((t - 1) / 0.24) ** 2));
  const [spark, rise, dawn] = [linear(palette.amber), smoothstep(0, 0.75, t), smoothstep(0.55, 1.05, t) ** 1.6];
  const floor = smoothstep(1, 1.45, t);
  const blend = (channel: 0 | 1 | 2): number => {
    const air =
      (top[channel] * (1 - rise) + middle[channel] * rise) * (1 - dawn) +
      low[channel] * dawn * (0.45 + 0.55 * Math.exp(-(((x - centre / width) / 0.4) ** 2)));
    const lit = air + spark[channel] * warm * 0.75;
    return t <= 1
      ? lit
      : (linear('#0b3a2d')[channel] + spark[channel] * warm * 0.16) * (1 - floor) + linear('#041510')[channel] * floor;
  };
  return [blend(0), blend(1), blend(2)];
};

/** A monumental banyan of light at dawn whose roots run on as circuit traces. */
export async function innovation(): Promise<Sharp> {
  const tree = banyan({ x: centre, y: ground, reach: 1010, height: 930, seed: 12, density: 5200 });
  const { lines, pads } = traces();
  const scene = new Light(width, height).paint(sky);
  await scene.cover(
    svg(
      width,
      height,
      hills(horizon, 210, 5, 3, '#2c8266'),
      hills(horizon, 130, 7, 8, '#185a46'),
      hills(horizon, 60, 9, 5, '#0f4233'),
    ),
  );
  scene.lamp(centre, horizon - 10, 420, palette.amber, 0.42, 0.35);
  await scene.cover(
    svg(
      width,
      height,
      element(
        'g',
        { opacity: 0.5, fill: '#06211a' },
        ...tree.tips.map(([cx, cy]) => element('circle', { cx, cy, r: 22, opacity: 0.22 })),
      ),
    ),
  );
  await scene.shine(svg(width, height, lines), 0.8, [
    [10, 0.7],
    [50, 0.5],
  ]);
  await scene.cover(svg(width, height, pads));
  await scene.shine(svg(width, height, timber(tree, 1.7)), 0.62, [
    [12, 0.6],
    [80, 0.5],
  ]);
  await scene.shine(svg(width, height, foliage(tree, 7.5, 5, 6), rootEnds(tree, 3)), 0.8, [
    [14, 0.6],
    [90, 0.8],
  ]);
  scene.lamp(centre, ground, 300, palette.mist, 0.16, 0.14);
  return scene.develop({ exposure: 0.84, vignette: 0.55, knee: 0.55 });
}
