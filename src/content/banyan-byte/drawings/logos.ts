import { letters, measure } from '../../../../scripts/pictures/lettering';
import { mix, palette } from './palette';
import { picturePath, save } from '../../../../scripts/pictures/raster';
import type { Attributes } from '../../../../scripts/pictures/svg';
import { element, path, svg } from '../../../../scripts/pictures/svg';

const { ink, green, leaf, sapling, amber, clay, forest } = palette;
const shape = element;
const circle = (cx: number, cy: number, r: number, rest: Attributes): string =>
  element('circle', { cx, cy, r, ...rest });
const box = (x: number, y: number, width: number, height: number, rx: number, rest: Attributes): string =>
  element('rect', { x, y, width, height, rx, ...rest });
const line = (d: string, stroke: string, strokeWidth: number, rest: Attributes = {}): string =>
  element('path', { d, stroke, strokeWidth, fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round', ...rest });

/** A wordmark: its first line large, a second one (if any) small below. */
interface Words {
  readonly first: string;
  readonly second?: string;
  readonly color: string;
  readonly weight: number;
  readonly tracking?: number;
  readonly caps?: 'round' | 'butt';
  readonly secondAbove?: boolean;
}

interface Logo {
  /** Drawn on a 48 × 48 square. */
  readonly mark: readonly string[];
  readonly words: Words;
}

const petals = (count: number, color: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) =>
    shape('path', {
      d: 'M24 24C19 17 19 8 24 3C29 8 29 17 24 24Z',
      fill: color(index),
      transform: `rotate(${(360 / count) * index} 24 24)`,
    }),
  ).join('');

const clients: Readonly<Record<string, Logo>> = {
  // A linden leaf over an open book.
  'lindenhof-academy': {
    mark: [
      shape('path', { d: 'M24 30C12 27 9 15 24 3C39 15 36 27 24 30Z', fill: green }),
      line('M24 10V30M24 20L31 14M24 25L17 18', palette.mist, 1.8),
      line('M4 33C11 31 19 33 24 38C29 33 37 31 44 33V43C37 41 29 42 24 46C19 42 11 41 4 43Z', green, 2.6),
    ],
    words: { first: 'Lindenhof', second: 'ACADEMY', color: forest, weight: 9 },
  },
  // Warp and weft, over and under.
  'kaveri-weaves': {
    mark: [
      ...[0, 1, 2].map((row) => box(4, 7 + row * 13, 40, 8, 4, { fill: clay })),
      ...[0, 1, 2].map((column) => box(7 + column * 13, 4, 8, 40, 4, { fill: ink })),
      ...[
        [0, 0],
        [0, 2],
        [1, 1],
        [2, 0],
        [2, 2],
      ].map(([column = 0, row = 0]) => box(4.4 + column * 13, 7 + row * 13, 13.2, 8, 0, { fill: clay })),
    ],
    words: { first: 'KAVERI', second: 'WEAVES', color: ink, weight: 8, tracking: 9 },
  },
  // A hull, a harbour sun and the line of the water.
  'harbourline-exports': {
    mark: [
      circle(24, 18, 12, { fill: amber }),
      shape('path', { d: 'M5 25H43L37 36H11Z', fill: '#14506b' }),
      box(16, 16, 7, 9, 1, { fill: '#14506b' }),
      box(25, 11, 7, 14, 1, { fill: '#14506b' }),
      line('M3 43C8 39 12 39 17 43C22 46 27 46 31 43C36 39 40 39 45 43', '#14506b', 2.6),
    ],
    words: { first: 'Harbourline', second: 'EXPORTS', color: '#14506b', weight: 8.5, caps: 'round' },
  },
  // A marigold.
  'studio-marigold': {
    mark: [
      petals(12, (index) => (index % 2 ? amber : mix(amber, clay, 0.45))),
      circle(24, 24, 7, { fill: ink }),
      circle(24, 24, 2.6, { fill: amber }),
    ],
    words: { first: 'marigold', second: 'STUDIO', secondAbove: true, color: ink, weight: 11, caps: 'round' },
  },
  // A gate whose opening points north.
  'northgate-tutors': {
    mark: [
      shape('path', { d: 'M6 45V22A18 18 0 0 1 42 22V45H32V22A8 8 0 0 0 16 22V45Z', fill: '#27386b' }),
      shape('path', { d: 'M24 17L30 33H24Z', fill: leaf }),
      shape('path', { d: 'M24 17L18 33H24Z', fill: mix(leaf, ink, 0.35) }),
      box(18, 38, 12, 3.4, 1.7, { fill: '#27386b' }),
    ],
    words: { first: 'Northgate', second: 'TUTORS', color: '#27386b', weight: 11 },
  },
};

const partners: Readonly<Record<string, Logo>> = {
  quillstack: {
    mark: [
      shape('path', { d: 'M40 4C22 6 12 16 10 34L16 30C30 28 38 20 40 4Z', fill: leaf }),
      line('M8 44L30 16', ink, 2.6),
      box(20, 35, 24, 3.6, 1.8, { fill: ink }),
      box(20, 41.4, 18, 3.6, 1.8, { fill: ink }),
    ],
    words: { first: 'quillstack', color: ink, weight: 11 },
  },
  'fernway-cloud': {
    mark: [
      line('M13 38A9 9 0 0 1 13 20A12 12 0 0 1 36 18A10 10 0 0 1 36 38', green, 3.4),
      line('M24 45V24M24 41L17 35M24 41L31 35M24 33L18 28M24 33L30 28', leaf, 3),
    ],
    words: { first: 'Fernway', second: 'CLOUD', color: green, weight: 9, caps: 'round' },
  },
  'nimbus-ledger': {
    mark: [
      shape('path', { d: 'M12 22A9 9 0 0 1 18 7A11 11 0 0 1 38 11A7 7 0 0 1 37 22Z', fill: '#3a5bb8' }),
      ...[26, 33, 40].map((y, index) => box(8, y, 32 - index * 7, 4, 2, { fill: '#1c2d5e' })),
    ],
    words: { first: 'NIMBUS', second: 'LEDGER', color: '#1c2d5e', weight: 12, tracking: 5 },
  },
  'copperleaf-hosting': {
    mark: [
      shape('path', { d: 'M24 3C42 12 44 32 24 45C4 32 6 12 24 3Z', fill: mix(clay, amber, 0.15) }),
      ...[15, 23, 31].map((y) => line(`M${y === 23 ? 13 : 15} ${y}H${y === 23 ? 35 : 33}`, palette.white, 2.4)),
      ...[15, 23, 31].map((y) => circle(30, y, 2.9, { fill: palette.white })),
    ],
    words: { first: 'copperleaf', second: 'HOSTING', color: mix(clay, ink, 0.45), weight: 10, caps: 'round' },
  },
  'tidepool-analytics': {
    mark: [
      circle(24, 24, 20, { fill: '#0f6f80' }),
      line('M8 30C13 24 17 24 21 28C26 33 31 31 40 18', palette.white, 3),
      circle(21, 28, 3.4, { fill: sapling }),
      circle(38, 20, 3.4, { fill: amber }),
    ],
    words: { first: 'tidepool', second: 'ANALYTICS', color: '#0c4a57', weight: 11 },
  },
  'greenroot-foundation': {
    mark: [
      shape('path', { d: 'M24 25C14 25 8 18 8 8C18 8 24 14 24 25Z', fill: leaf }),
      shape('path', { d: 'M24 21C24 12 29 6 40 5C41 15 34 21 24 21Z', fill: green }),
      line('M24 22V45M24 31C20 31 14 34 12 42M24 31C28 31 34 34 36 42', ink, 2.8),
    ],
    words: { first: 'Greenroot', second: 'FOUNDATION', color: ink, weight: 8.5 },
  },
  'atlas-payments': {
    mark: [
      shape('path', {
        d: path(
          [
            [24, 3],
            [46, 43],
            [36, 43],
            [24, 21],
            [12, 43],
            [2, 43],
          ],
          true,
        ),
        fill: '#5a2f86',
      }),
      circle(24, 36, 6, { fill: amber }),
    ],
    words: { first: 'ATLAS', second: 'PAYMENTS', color: '#3c1f5c', weight: 13, tracking: 7 },
  },
  'brightkey-security': {
    mark: [
      shape('path', { d: 'M24 3L42 9V23C42 35 34 42 24 46C14 42 6 35 6 23V9Z', fill: ink }),
      circle(24, 19, 6.4, { fill: 'none', stroke: amber, strokeWidth: 3.6 }),
      line('M24 26V37M24 32H29', amber, 3.6),
    ],
    words: { first: 'Brightkey', second: 'SECURITY', color: ink, weight: 12 },
  },
};

/** Mark and words side by side, scaled down until they fit and then centred. */
function lockup(width: number, height: number, markSize: number, { mark, words }: Logo): string {
  const { first, second, color, weight, tracking = 0, caps = 'butt', secondAbove = false } = words;
  const gap = markSize * 0.26;
  const room = width - 12 - markSize - gap;
  const large = Math.min(markSize * (second ? 0.42 : 0.44), (room / measure(first, 100, tracking)) * 100);
  const long = measure(first, large, tracking);
  const small = second ? Math.min(large * 0.5, (long / measure(second, 100, 18)) * 100) : 0;
  const left = (width - markSize - gap - long) / 2;
  const middle = height / 2;
  const baseline = second ? middle + large * (secondAbove ? 0.7 : 0.22) : middle + large * 0.46;
  const secondLine = secondAbove ? baseline - large * 1.34 : baseline + small * 1.95;
  const x = left + markSize + gap;
  const scale = markSize / 48;
  return svg(
    width,
    height,
    element(
      'g',
      {
        transform: `translate(${Math.round(left * 10) / 10} ${middle - markSize / 2}) scale(${Math.round(scale * 1000) / 1000})`,
      },
      ...mark,
    ),
    letters(first, { x, y: baseline, size: large, color, weight, tracking, caps }),
    second ? letters(second, { x: x + 0.5, y: secondLine, size: small, color, weight: 11, tracking: 18, caps }) : '',
  );
}

/** Wordmarks of the sample clients (240 × 96) and partners (200 × 64), dark on nothing for a light tile. */
export async function logos(): Promise<void> {
  for (const [name, logo] of Object.entries(clients))
    await save(picturePath(`clients/${name}.svg`), lockup(240, 96, 60, logo));
  for (const [name, logo] of Object.entries(partners))
    await save(picturePath(`partners/${name}.svg`), lockup(200, 64, 42, logo));
}
