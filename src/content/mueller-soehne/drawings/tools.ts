import { box, disc, line, paint, shape } from './paint';

const { ink, brand, bright, pale, paper, brick, clay, wood, woodDark, steel, steelDark } = paint;

/* Each is drawn around the origin, at most 200 units wide and high. */

export const hammer =
  box(-13, -50, 26, 148, wood, 12) +
  box(-13, 30, 26, 68, brick, 12) +
  shape('M-70 -92H34Q74 -92 92 -48Q60 -66 34 -54H-70Z', steel) +
  box(-84, -98, 26, 50, steelDark, 5);

export const tryingSquare = shape('M-76 -94H-40V58H96V90H-76Z', steel) + box(-84, -98, 52, 148, woodDark, 8);

export const wrench =
  line('M-16 16L16 -16', steel, 34) +
  line('M36 -84a40 40 0 1 0 48 48', steel, 26) +
  line('M-36 84a40 40 0 1 0 -48 -48', steelDark, 26);

export const pencil =
  shape('M-16 -96H16V52L0 98L-16 52Z', clay) +
  shape('M-16 52H16L0 98Z', wood) +
  shape('M-6 80H6L0 98Z', ink) +
  box(-16, -98, 32, 26, brick, 6);

/** Braces as a joiner's clamps: what this firm holds things together with. */
export const braces =
  line('M-34 -90C-66 -90 -58 -62 -58 -40C-58 -14 -68 -4 -90 0C-68 4 -58 14 -58 40C-58 62 -66 90 -34 90', bright, 20) +
  line('M34 -90C66 -90 58 -62 58 -40C58 -14 68 -4 90 0C68 4 58 14 58 40C58 62 66 90 34 90', bright, 20) +
  disc(0, 0, 15, clay);

/** A folding rule that lies as an M: the firm's mark. */
export const foldingRule = (rule: string, joint: string, width: number): string =>
  line('M-72 66V-58L0 26L72 -58V66', rule, width) +
  [
    [-72, -58],
    [0, 26],
    [72, -58],
  ]
    .map(([x = 0, y = 0]) => disc(x, y, width * 0.3, joint))
    .join('');

export const padlock =
  line('M-44 -6V-40A44 44 0 0 1 44 -40V-6', steel, 24) +
  box(-76, -14, 152, 108, clay, 18) +
  disc(0, 32, 17, ink) +
  box(-7, 36, 14, 34, ink, 6);

export const letter =
  box(-96, -64, 192, 132, paper, 12) + line('M-88 -54L0 20L88 -54', brand, 10) + disc(66, 44, 13, brick);

const ruled = (x: number, ys: readonly number[], width: number): string =>
  ys.map((y) => box(x, y, width, 10, steelDark, 5)).join('');

export const sheet =
  box(-74, -98, 148, 196, paper, 12) +
  box(-52, -74, 66, 18, brand, 6) +
  ruled(-52, [-36, -12, 12], 104) +
  disc(34, 62, 24, brick) +
  disc(34, 62, 13, clay);

export const list =
  box(-84, -98, 168, 196, paper, 12) +
  [-62, -18, 26, 70].map((y) => disc(-54, y, 11, brand) + box(-30, y - 7, 90, 14, steelDark, 7)).join('');

const key = (x: number, y: number, width: number, fill: string): string =>
  box(x, y + 8, width, 54, ink, 12) + box(x, y, width, 54, fill, 12);

export const keyboard =
  [-96, -30, 36].map((x) => key(x, -74, 60, pale)).join('') + key(-96, 2, 60, pale) + key(-30, 2, 126, clay);

export const wheat =
  line('M0 98V-60', wood, 10) +
  [-70, -36, -2, 32]
    .map((y) =>
      shape(
        `M0 ${y + 34}Q-50 ${y + 24} -46 ${y - 18}Q-6 ${y - 8} 0 ${y + 34}Q50 ${y + 24} 46 ${y - 18}Q6 ${y - 8} 0 ${y + 34}Z`,
        wood,
      ),
    )
    .join('') +
  shape('M0 -98Q24 -66 0 -44Q-24 -66 0 -98Z', wood);

/** Seven pegs on a rail: four and three. */
export const pegs =
  box(-98, -52, 196, 16, woodDark, 8) +
  box(-98, 36, 196, 16, woodDark, 8) +
  [
    [-72, -44],
    [-24, -44],
    [24, -44],
    [72, -44],
    [-48, 44],
    [0, 44],
    [48, 44],
  ]
    .map(([x = 0, y = 0], at) => disc(x, y, 19, at % 3 === 0 ? clay : bright))
    .join('');

/** Where a hammer should hang. */
export const missing = `<g fill="none" stroke="${bright}" stroke-width="7" stroke-dasharray="14 12" stroke-linecap="round"><rect x="-16" y="-48" width="32" height="146" rx="14"/><path d="M-84 -96H34Q74 -92 92 -48Q60 -66 34 -50H-84Z"/></g>`;

export const screen =
  box(-100, -72, 200, 132, ink, 12) +
  box(-90, -62, 180, 112, pale, 6) +
  box(-90, -62, 180, 22, brand, 6) +
  box(-78, -28, 70, 66, paper, 6) +
  [0.4, 0.7, 0.55, 0.9]
    .map((share, at) => box(4 + at * 20, 38 - 66 * share, 13, 66 * share, at === 3 ? brick : brand, 3))
    .join('') +
  shape('M-30 60H30L40 92H-40Z', steelDark);
