import type { Sharp } from 'sharp';
import { mix, palette } from '../palette';
import { stroke } from '../parts';
import { fractal, noise, seeded } from '../../../../../scripts/pictures/random';
import { element, n, path } from '../../../../../scripts/pictures/svg';
import { dawn, sheet, sky, width, height } from './stage';
import type { Point } from '../../../../../scripts/pictures/svg';

const { sapling, mist, amber } = palette;

const slope = (x: number, layer: number): number =>
  520 + layer * 110 - (110 - layer * 14) * fractal((x / width) * 2.2 + layer * 3.7, layer * 2.2, 3);
const field = (layer: number, color: string): string => {
  const points: Point[] = [];
  for (let x = 0; x <= width; x += 12) points.push([x, slope(x, layer)]);
  return element('path', { d: path([[0, height], ...points, [width, height]], true), fill: color });
};

/** A young banyan: three arches for a crown over a few roots, as in the mark. */
function sapTree(x: number, y: number, size: number, color: string): string {
  const crown = [0.5, 0.34, 0.18]
    .map(
      (r) =>
        `M${n(x - size * r)} ${n(y - size * (0.62 - r * 0.7))}V${n(y - size * 0.62)}a${n(size * r)} ${n(size * r)} 0 0 1 ${n(size * 2 * r)} 0V${n(y - size * (0.62 - r * 0.7))}`,
    )
    .join('');
  return stroke(`${crown}M${n(x)} ${n(y)}V${n(y - size * 0.66)}`, color, size * 0.075);
}

/** Growth rings around a point, each a slightly uneven circle: one a year. */
function growthRings(cx: number, cy: number): string {
  let r = 16;
  return Array.from({ length: 15 }, (_, index) => {
    r += 9 + noise(index * 1.7, 4) * 14;
    const points = Array.from({ length: 72 }, (__, at): Point => {
      const angle = (at / 72) * Math.PI * 2;
      const wobble =
        r * (1 + 0.05 * (noise(3 + Math.cos(angle) * 1.3, 3 + Math.sin(angle) * 1.3 + index * 0.05) - 0.5) * 2);
      return [cx + Math.cos(angle) * wobble, cy + Math.sin(angle) * wobble];
    });
    return element('path', {
      d: path(points, true),
      fill: 'none',
      stroke: index % 4 === 3 ? amber : mist,
      strokeWidth: index % 4 === 3 ? 4.5 : 2.6,
      strokeOpacity: 0.9 - index * 0.04,
    });
  }).join('');
}

/** One tree for each project: planted hills under a sun of growth rings. */
export async function sustainability(): Promise<Sharp> {
  const scene = sky('#0a3328', '#3fa583', dawn, 0.5, 0.5, 0.36);
  await scene.shine(sheet(growthRings(800, 380)), 0.5, [
    [16, 0.7],
    [90, 0.9],
  ]);
  const colors = ['#2b8668', '#1b6a51', '#11503d', '#093227'];
  for (const [layer, color] of colors.entries()) {
    const random = seeded(60 + layer);
    const gap = 62 + layer * 34;
    const trees = Array.from({ length: Math.ceil(width / gap) + 1 }, (_, index) => {
      const x = index * gap + (layer % 2) * gap * 0.5 + (random() - 0.5) * 12;
      return sapTree(
        x,
        slope(x, layer) + 6,
        (34 + layer * 22) * (0.8 + random() * 0.4),
        mix(color, sapling, 0.5 - layer * 0.06),
      );
    });
    await scene.cover(sheet(trees.join(''), field(layer, color)));
  }
  return scene.develop({ vignette: 0.45 });
}
