import type { Sharp } from 'sharp';
import { palette } from '../palette';
import { avatar, box, copy, dot, group, heart, photo, stroke } from '../parts';
import { seeded } from '../../../../../scripts/pictures/random';
import { element, path } from '../../../../../scripts/pictures/svg';
import { dawn, sheet, sky, width, height } from './stage';

const { green, leaf, sapling, mist, white, amber } = palette;

/** A town's roofs: gables, flat houses, a church and a television tower. */
function town(base: number, color: string, seed: number, scale: number): string {
  const random = seeded(seed);
  const parts: string[] = [];
  for (let x = -20; x < width;) {
    const [w, h] = [(50 + random() * 60) * scale, (70 + random() * 110) * scale];
    const gable = random() < 0.6 ? w * 0.42 : 0;
    parts.push(
      element('path', {
        d: path(
          [
            [x, height],
            [x, base - h],
            [x + w / 2, base - h - gable],
            [x + w, base - h],
            [x + w, height],
          ],
          true,
        ),
        fill: color,
      }),
    );
    x += w;
  }
  return parts.join('');
}

const tower = (x: number, base: number, color: string): string =>
  element('path', {
    d: path(
      [
        [x - 9, base],
        [x - 4, base - 330],
        [x + 4, base - 330],
        [x + 9, base],
      ],
      true,
    ),
    fill: color,
  }) +
  dot(x, base - 330, 30, color) +
  box(x - 2.4, base - 470, 4.8, 140, color, 2);

function windows(base: number, seed: number): string {
  const random = seeded(seed);
  return Array.from({ length: 130 }, () =>
    box(random() * width, base - random() * 120, 7, 10, random() < 0.6 ? amber : mist, 1.5, {
      opacity: 0.35 + random() * 0.5,
    }),
  ).join('');
}

/** A speech bubble with its tail below left or right. */
function bubble(
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  side: 'left' | 'right',
  ...inside: readonly string[]
): string {
  const tail = side === 'left' ? `M${x + 34} ${y + h - 2}l-14 30 44-30z` : `M${x + w - 34} ${y + h - 2}l14 30-44-30z`;
  return group({ filter: 'url(#s)' }, box(x, y, w, h, fill, 30), element('path', { d: tail, fill })) + inside.join('');
}

/** The community app for clients in Germany: posts and talk over the roofs of a town. */
export async function community(): Promise<Sharp> {
  const scene = sky('#06231c', '#1d7a5f', dawn, 0.5, 0.86, 0.3);
  await scene.cover(sheet(tower(1080, 720, '#1c6b54'), town(720, '#1a6650', 4, 0.9)));
  await scene.cover(sheet(town(800, '#10493a', 9, 1.15)));
  await scene.shine(sheet(windows(790, 3)), 0.8, [[8, 0.8]]);
  await scene.cover(sheet(town(890, '#092b22', 21, 1.3)));
  await scene.shine(sheet(windows(880, 8)), 0.7, [[8, 0.8]]);
  const links = stroke(
    'M330 250C560 120 760 150 900 250S1200 420 1330 330M250 520C420 640 640 560 800 470',
    sapling,
    2.5,
    { strokeDasharray: '1 11', opacity: 0.8 },
  );
  await scene.shine(sheet(links), 0.7, [[10, 0.8]]);
  await scene.cover(
    sheet(
      bubble(
        96,
        120,
        330,
        176,
        mist,
        'left',
        avatar(150, 172, 28, leaf),
        copy(196, 156, [150, 100], '#9fc4b3', 10, 12),
        photo(122, 214, 278, 60, sapling, leaf, 12),
      ),
      bubble(
        1170,
        150,
        330,
        150,
        white,
        'right',
        avatar(1224, 206, 28, amber),
        copy(1270, 190, [170, 120], '#bcd3c8', 10, 12),
        heart(1204, 266),
        copy(1226, 262, [60], '#bcd3c8', 10),
      ),
      bubble(150, 420, 240, 108, leaf, 'left', copy(186, 458, [150, 96], sapling, 10, 12)),
      bubble(1240, 440, 250, 112, sapling, 'right', copy(1276, 478, [160, 110], leaf, 10, 12)),
      bubble(660, 60, 280, 96, green, 'right', avatar(712, 108, 24, sapling), copy(752, 94, [140, 90], leaf, 10, 10)),
    ),
  );
  return scene.develop({ vignette: 0.45 });
}
