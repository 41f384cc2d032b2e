import type { Sharp } from 'sharp';
import { Light } from '../light';
import type { Rgb } from '../palette';
import { linear, palette } from '../palette';
import { smoothstep } from '../../../../../scripts/pictures/random';
import { element, svg } from '../../../../../scripts/pictures/svg';

type Vector = readonly [number, number, number];
const [width, height] = [2560, 1440];
/** Where the rings hang, as a share of the width: right of the middle, as the words of the hero stand on the left. */
const centre = 0.655;

const add = (a: Vector, b: Vector, scale = 1): Vector => [
  a[0] + b[0] * scale,
  a[1] + b[1] * scale,
  a[2] + b[2] * scale,
];
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const unit = (a: Vector): Vector => {
  const length = Math.hypot(...a) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
};

/** Half axes of each ring, radius of its rope, strands in the rope and turns they take on the way round. */
const ring = { long: 1.78, short: 1.06, rope: 0.15, strands: 8, turns: 4 };

/** The three rings lie in the three planes of space, so none holds another yet none comes free. */
const places: readonly ((p: Vector) => Vector)[] = [
  (p) => [p[0], p[1], p[2]],
  (p) => [p[1], p[2], p[0]],
  (p) => [p[2], p[0], p[1]],
];

/** Where a point lies in a ring's rope: away from the core line, and the turn of the strands there in radians. */
function within([x, y, z]: Vector): { around: number; twist: number } {
  const [ex, ey] = [x / ring.long ** 2, y / ring.short ** 2];
  const across = Math.max(-0.8, (x * ex + y * ey - 1) / (2 * Math.hypot(ex, ey) + 1e-6));
  const turn = Math.atan2(z, across) + Math.atan2(y / ring.short, x / ring.long) * ring.turns;
  return { around: Math.hypot(across, z), twist: turn * ring.strands };
}

/** Distance to the nearest rope, as a smooth tube. */
function nearest(p: Vector): { distance: number; index: number } {
  let [distance, index] = [Infinity, 0];
  for (let at = 0; at < places.length; at += 1) {
    const [x, y, z] = places[at]?.(p) ?? p;
    const [ex, ey] = [x / ring.long ** 2, y / ring.short ** 2];
    const across = Math.max(-0.8, (x * ex + y * ey - 1) / (2 * Math.hypot(ex, ey) + 1e-6));
    const next = Math.hypot(across, z) - ring.rope;
    if (next < distance) [distance, index] = [next, at];
  }
  return { distance, index };
}

/** The rope with its strands, for the way light falls on it. */
function corded(p: Vector, index: number): number {
  const { around, twist } = within(places[index]?.(p) ?? p);
  return around - 0.02 * Math.abs(Math.cos(twist / 2)) ** 0.8;
}

/** Direction in which `distance` grows fastest at p. */
function normal(p: Vector, distance: (at: Vector) => number): Vector {
  const step = 0.0012;
  const slope = (x: number, y: number, z: number): number =>
    distance(add(p, [x, y, z], step)) - distance(add(p, [x, y, z], -step));
  return unit([slope(1, 0, 0), slope(0, 1, 0), slope(0, 0, 1)]);
}

/** First hit along a ray within the sphere that holds all rings, or undefined. */
function march(from: Vector, ray: Vector, start: number, end: number): { p: Vector; index: number } | undefined {
  for (let [travelled, step] = [start, 0]; travelled < end && step < 90; step += 1) {
    const p = add(from, ray, travelled);
    const { distance, index } = nearest(p);
    if (distance < 0.0012) return { p, index };
    travelled += distance * 0.8;
  }
  return undefined;
}

/** 1 in the open, towards 0 in a crease or another ring's shade. */
function openness(p: Vector, n: Vector, reach: number): number {
  let open = 1;
  for (const step of [0.08, 0.2, 0.42])
    open = Math.min(open, 0.3 + (0.7 * Math.max(0, nearest(add(p, n, step * reach)).distance)) / (step * reach));
  return open;
}

function shade(p: Vector, toLight: Vector): number {
  let [light, travelled] = [1, 0.03];
  for (let step = 0; step < 90 && travelled < 2.4; step += 1) {
    const { distance } = nearest(add(p, toLight, travelled));
    light = Math.min(light, (distance * 7) / travelled);
    if (light < 0.02) return 0;
    travelled += Math.min(0.05, Math.max(0.015, distance * 0.5));
  }
  return Math.max(0, light);
}

const eye: Vector = unit([0.62, 0.5, 1]).map((value) => value * 7.35) as unknown as Vector;
const forward = unit([-eye[0], -eye[1], -eye[2]]);
const right = unit([-forward[2], 0, forward[0]]);
const up: Vector = [
  right[1] * forward[2] - right[2] * forward[1],
  right[2] * forward[0] - right[0] * forward[2],
  right[0] * forward[1] - right[1] * forward[0],
];
const sun = unit(add(add(up, right, -0.75), forward, -0.55));
const back = unit(add(add(right, up, 0.25), forward, 0.75));

const coats: readonly Rgb[] = [linear(palette.leaf), linear('#a5ecd0'), linear('#0d7358')];
const [warm, cool] = [linear(palette.amber, 1.6), linear(palette.sapling, 1.5)];

/** Light that leaves the rope towards the eye. */
function surface(p: Vector, index: number, ray: Vector): Rgb {
  const n = normal(p, (at) => corded(at, index));
  const smooth = normal(p, (at) => nearest(at).distance);
  const coat = coats[index] ?? coats[0] ?? [1, 1, 1];
  const open = openness(p, smooth, 1.1);
  const key = Math.max(0, dot(n, sun)) * smoothstep(-0.02, 0.22, dot(smooth, sun)) * shade(add(p, smooth, 0.03), sun);
  const rim = Math.max(0, dot(n, back)) ** 1.5 * (1 - Math.abs(dot(n, ray))) ** 1.2;
  const gloss = Math.max(0, dot(unit(add(sun, ray, -1)), n)) ** 48 * key;
  const { twist } = within(places[index]?.(p) ?? p);
  const strand = ((Math.round(twist / (2 * Math.PI)) % ring.strands) + ring.strands) % ring.strands;
  const lamp = strand === 0 ? Math.abs(Math.cos(twist / 2)) ** 3 : 0;
  const glow = index === 0 ? warm : cool;
  return [0, 1, 2].map((channel) => {
    const at = channel as 0 | 1 | 2;
    return (
      coat[at] * (0.1 * open + 0.95 * key * (0.4 + 0.6 * open)) +
      cool[at] * rim * 0.5 * open +
      gloss * 0.5 +
      glow[at] * lamp * 0.85
    );
  }) as unknown as Rgb;
}

const air = (x: number, y: number): Rgb => {
  const halo = Math.exp(-(((x - centre) / 0.36) ** 2) - ((y - 0.48) / 0.5) ** 2);
  const [dark, lit] = [linear('#04140f'), linear('#0f5744')];
  return [0, 1, 2].map((channel) => dark[channel as 0] + lit[channel as 0] * halo * 0.75) as unknown as Rgb;
};

/** The rope's light at a place of the picture in pixels, or undefined where there is none. */
function pixel(column: number, row: number): Rgb | undefined {
  const [x, y] = [column / width, row / height];
  const ray = unit(add(add(forward, right, ((x - centre) * width) / height / 1.72), up, (0.5 - y) / 1.72));
  const nearestApproach = -dot(eye, ray);
  const miss = dot(eye, eye) - nearestApproach ** 2;
  const radius = (ring.long + ring.rope + 0.05) ** 2;
  if (miss > radius) return undefined;
  const half = Math.sqrt(radius - miss);
  const hit = march(eye, ray, nearestApproach - half, nearestApproach + half);
  return hit && surface(hit.p, hit.index, ray);
}

/** Looks at pixels on an edge four times, so that outlines and overlaps have no steps. */
function smoothEdges(rings: Light, cover: Float32Array): void {
  const sum = (at: number): number =>
    (rings.pixels[at * 3] ?? 0) + (rings.pixels[at * 3 + 1] ?? 0) + (rings.pixels[at * 3 + 2] ?? 0);
  const edges: number[] = [];
  for (let at = width; at < cover.length - width; at += 1) {
    const here = sum(at);
    if (
      [-1, 1, -width, width].some(
        (step) => Math.abs(sum(at + step) - here) > 0.1 + here * 0.2 || cover[at + step] !== cover[at],
      )
    )
      edges.push(at);
  }
  for (const at of edges) {
    const samples = [
      [0.25, 0.12],
      [0.88, 0.25],
      [0.12, 0.75],
      [0.75, 0.88],
    ].map(([x = 0, y = 0]) => pixel((at % width) + x, Math.floor(at / width) + y));
    for (let channel = 0; channel < 3; channel += 1)
      rings.pixels[at * 3 + channel] =
        samples.reduce((total, color) => total + Math.min(2, color?.[channel as 0] ?? 0), 0) / 4;
    cover[at] = samples.filter(Boolean).length / 4;
  }
}

/** Three ropes of eight strands in Borromean rings: each holds only because all of them do. */
export async function collaboration(): Promise<Sharp> {
  const scene = new Light(width, height).paint(air);
  const orbits = [560, 700, 860, 1040, 1240].map(
    (r, index) =>
      element('circle', {
        cx: centre * width,
        cy: 720,
        r,
        fill: 'none',
        stroke: palette.leaf,
        strokeWidth: 1.6,
        strokeOpacity: 0.34 - index * 0.05,
      }) +
      Array.from({ length: 3 + index }, (_, dotIndex) =>
        element('circle', {
          cx: centre * width + Math.cos(index * 1.9 + (dotIndex * 6.283) / (3 + index)) * r,
          cy: 720 + Math.sin(index * 1.9 + (dotIndex * 6.283) / (3 + index)) * r,
          r: 5,
          fill: palette.sapling,
          opacity: 0.7,
        }),
      ).join(''),
  );
  await scene.shine(svg(width, height, ...orbits), 0.7, [[12, 0.6]]);
  const rings = new Light(width, height);
  const cover = new Float32Array(width * height);
  for (let at = 0; at < cover.length; at += 1) {
    const color = pixel((at % width) + 0.5, Math.floor(at / width) + 0.5);
    if (!color) continue;
    rings.pixels.set(color, at * 3);
    cover[at] = 1;
  }
  smoothEdges(rings, cover);
  for (const [at, share] of cover.entries())
    for (let channel = 0; channel < 3; channel += 1)
      scene.pixels[at * 3 + channel] = (scene.pixels[at * 3 + channel] ?? 0) * (1 - share);
  scene.add(rings, 1, [
    [24, 0.1],
    [120, 0.16],
  ]);
  return scene.develop({ exposure: 0.88, vignette: 0.5, knee: 0.6 });
}
