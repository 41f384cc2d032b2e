import { mix, palette } from './palette';
import { seeded } from '../../../../scripts/pictures/random';
import type { Point } from '../../../../scripts/pictures/svg';
import { element, n } from '../../../../scripts/pictures/svg';

interface Node {
  readonly x: number;
  readonly y: number;
  readonly parent: number;
  /** Tips above this node. */
  tips: number;
}

/** Where a tree stands and how far it reaches, in pixels. */
export interface Stand {
  readonly x: number;
  /** Of the ground. */
  readonly y: number;
  /** From the trunk to the canopy's edge. */
  readonly reach: number;
  readonly height: number;
  readonly seed: number;
  /** Points of light that branches grow towards. */
  readonly density: number;
}

/** A grown tree as parts to draw in layers. */
export interface Banyan {
  /** Every fibre from the ground to its tip. */
  readonly fibres: readonly (readonly Point[])[];
  readonly tips: readonly Point[];
  /** Where aerial roots leave the branches, and where they end; `landed` ones reach the ground. */
  readonly roots: readonly { readonly from: Point; readonly to: Point; readonly landed: boolean }[];
}

/** Points of the canopy: a wide flat dome with a lobed rim, its underside hollow over the trunk. */
function attractors({ x, y, reach, height, density }: Stand, random: () => number): Point[] {
  const points: Point[] = [];
  while (points.length < density) {
    const [u, v] = [random() * 2 - 1, random()];
    const angle = Math.atan2(v, u);
    const rim = 0.93 + 0.05 * Math.sin(angle * 9 + 1) + 0.03 * Math.sin(angle * 17);
    const inside = (u * u) / rim ** 2 + (v * v) / rim ** 2 < 1;
    const hollow = v < 0.3 - 0.16 * Math.abs(u) + 0.06 * Math.sin(u * 11);
    if (inside && !hollow) points.push([x + u * reach, y - height * (0.2 + 0.8 * v)]);
  }
  return points;
}

/** Space colonisation: branches grow step by step towards the nearest unreached points. */
function grow(stand: Stand, random: () => number): Node[] {
  const step = stand.reach / 84;
  const free = attractors(stand, random).map((point) => ({ point, nearest: 0, distance: Infinity }));
  const nodes: Node[] = [{ x: stand.x, y: stand.y, parent: -1, tips: 0 }];
  const add = (x: number, y: number, parent: number): void => {
    const index = nodes.push({ x, y, parent, tips: 0 }) - 1;
    for (const entry of free) {
      const distance = Math.hypot(entry.point[0] - x, entry.point[1] - y);
      if (distance < entry.distance) Object.assign(entry, { nearest: index, distance });
    }
  };
  add(stand.x, stand.y - 1, 0);
  const fork = stand.y - stand.height * 0.2;
  while ((nodes.at(-1)?.y ?? 0) > fork)
    add(stand.x + (random() - 0.5) * 3, (nodes.at(-1)?.y ?? 0) - step, nodes.length - 1);
  const grown = new Map<number, Point[]>();
  for (let round = 0; round < 260 && free.length > 0; round += 1) {
    const pulls = new Map<number, [number, number]>();
    for (const { point, nearest, distance } of free) {
      const from = nodes[nearest];
      if (!from) continue;
      const pull = pulls.get(nearest) ?? [0, 0];
      pulls.set(nearest, [pull[0] + (point[0] - from.x) / distance, pull[1] + (point[1] - from.y) / distance]);
    }
    for (const [index, [dx, dy]] of pulls) {
      const from = nodes[index];
      const length = Math.hypot(dx, dy) || 1;
      if (!from) continue;
      const [x, y] = [from.x + (dx / length) * step, from.y + (dy / length) * step];
      // Two points pulling evenly from both sides would grow the same twig for ever.
      const twin = grown.get(index)?.some(([tipX, tipY]) => Math.hypot(tipX - x, tipY - y) < step * 0.3);
      if (twin) for (let at = free.length - 1; at >= 0; at -= 1) if (free[at]?.nearest === index) free.splice(at, 1);
      if (twin) continue;
      grown.set(index, [...(grown.get(index) ?? []), [x, y]]);
      add(x, y, index);
    }
    for (let at = free.length - 1; at >= 0; at -= 1) if ((free[at]?.distance ?? 0) < step * 1.6) free.splice(at, 1);
  }
  return nodes;
}

/** Fibres bundle into limbs and the trunk: each keeps its place in the bundle on the whole way down. */
function bundle(nodes: readonly Node[], stand: Stand): Point[][] {
  const children: number[][] = nodes.map(() => []);
  nodes.forEach(({ parent }, index) => children[parent]?.push(index));
  for (const node of nodes.toReversed()) {
    if (node.tips === 0) node.tips = 1;
    const parent = nodes[node.parent];
    if (parent) parent.tips += node.tips;
  }
  const spread = stand.reach / 190;
  const fibres: Point[][] = [];
  const walk = (index: number, first: number, trail: readonly (readonly [number, number])[]): void => {
    const next = children[index] ?? [];
    const here = [...trail, [index, first] as const];
    if (next.length === 0) {
      fibres.push(here.map(([at, start], order) => offset(at, first - start, here[order + 1]?.[0] ?? at)));
      return;
    }
    let rank = first;
    for (const child of next.toSorted((a, b) => (nodes[a]?.x ?? 0) - (nodes[b]?.x ?? 0))) {
      walk(child, rank, here);
      rank += nodes[child]?.tips ?? 0;
    }
  };
  const offset = (index: number, rank: number, ahead: number): Point => {
    const [node, next] = [nodes[index], nodes[ahead]];
    if (!node || !next) return [0, 0];
    const back = nodes[node.parent] ?? node;
    const [dx, dy] = [next.x - back.x, next.y - back.y];
    const length = Math.hypot(dx, dy) || 1;
    const flare = 1 + 1.5 * Math.max(0, 1 - (stand.y - node.y) / (stand.height * 0.16)) ** 2;
    const side = (rank - (node.tips - 1) / 2) * (spread / Math.sqrt(node.tips)) * 1.2 * flare;
    return [node.x - (dy / length) * side, node.y + (dx / length) * side];
  };
  walk(0, 0, []);
  return fibres;
}

/** Grows one banyan. The same stand gives the same tree. */
export function banyan(stand: Stand): Banyan {
  const random = seeded(stand.seed);
  const nodes = grow(stand, random);
  const fibres = bundle(nodes, stand);
  const low = nodes.filter(
    (node) =>
      Math.abs(node.x - stand.x) > stand.reach * 0.1 &&
      Math.abs(node.x - stand.x) < stand.reach * 0.86 &&
      node.tips > 3 &&
      stand.y - node.y < stand.height * 0.55,
  );
  const roots: { from: Point; to: Point; landed: boolean }[] = [];
  for (let tries = 0; tries < 500 && roots.length < 64; tries += 1) {
    const node = low[Math.floor(random() * low.length)];
    if (!node || roots.some(({ from }) => Math.abs(from[0] - node.x) < stand.reach * 0.017)) continue;
    const landed = random() < 0.5;
    const end = landed
      ? stand.y + (random() - 0.35) * stand.height * 0.05
      : node.y + (stand.y - node.y) * (0.25 + random() * 0.45);
    roots.push({ from: [node.x, node.y], to: [node.x, end], landed });
  }
  return { fibres, tips: fibres.map((fibre) => fibre.at(-1) ?? [0, 0]), roots };
}

/** A polyline as a smooth curve through the middle of its segments. */
export function curve(points: readonly Point[]): string {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return '';
  const middle = points.slice(1, -1).map(([x, y], index) => {
    const [nextX, nextY] = points[index + 2] ?? last;
    return `Q${n(x)} ${n(y)} ${n((x + nextX) / 2)} ${n((y + nextY) / 2)}`;
  });
  return `M${n(first[0])} ${n(first[1])}${middle.join('')}L${n(last[0])} ${n(last[1])}`;
}

/** The tree's fibres and roots as strokes of light. `unit` is the width of one fibre in pixels. */
export function timber(tree: Banyan, unit: number): string {
  const fibres = tree.fibres.map((fibre, index) =>
    element('path', {
      d: curve(fibre),
      stroke: mix(palette.leaf, palette.mist, ((index * 37) % 100) / 100),
      strokeWidth: unit,
      strokeOpacity: 0.34,
    }),
  );
  const roots = tree.roots.map(({ from, to, landed }) =>
    element('path', {
      d: `M${n(from[0])} ${n(from[1])}V${n(to[1])}`,
      stroke: landed ? palette.mist : palette.sapling,
      strokeWidth: unit * (landed ? 1.5 : 1.1),
      strokeOpacity: landed ? 0.75 : 0.55,
    }),
  );
  return element('g', { fill: 'none', strokeLinecap: 'round' }, ...fibres, ...roots);
}

/** Leaves as small squares of light (bits) around every tip. */
export function foliage(tree: Banyan, size: number, seed: number, perTip = 4): string {
  const random = seeded(seed);
  const squares: string[] = [];
  for (const [x, y] of tree.tips) {
    for (let leaf = 0; leaf < perTip; leaf += 1) {
      const side = size * (0.45 + random() ** 2 * 1.3);
      const color = random() < 0.02 ? palette.amber : mix(palette.leaf, palette.mist, random() ** 1.5);
      squares.push(
        element('rect', {
          x: x + (random() - 0.5) * size * 9,
          y: y + (random() - 0.6) * size * 7,
          width: side,
          height: side,
          rx: side * 0.3,
          fill: color,
          opacity: 0.25 + random() * 0.7,
        }),
      );
    }
  }
  return squares.join('');
}

/** The ends of aerial roots: a bead on each that hangs, a pool of light under each that has landed. */
export function rootEnds(tree: Banyan, unit: number): string {
  return tree.roots
    .map(({ to, landed }) =>
      landed
        ? element('ellipse', {
            cx: to[0],
            cy: to[1],
            rx: unit * 6,
            ry: unit * 1.6,
            fill: palette.sapling,
            opacity: 0.7,
          })
        : element('circle', { cx: to[0], cy: to[1], r: unit * 1.8, fill: palette.mist }),
    )
    .join('');
}
