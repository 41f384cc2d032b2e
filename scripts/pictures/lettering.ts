import { n } from './svg';

/**
 * A monoline geometric alphabet drawn for this site: wordmarks and the social picture carry their letters as
 * strokes, so they look the same everywhere without a font. Cap height 70, x-height 48, baseline at y 70.
 */
type Side = 's' | 'r' | 'd';
/** Path data, width between the outermost centre lines, shape of the left and right side (straight, round, diagonal). */
type Glyph = readonly [data: string, width: number, left: Side, right: Side];

const bowl = 'M48 46A24 24 0 1 1 0 46A24 24 0 1 1 48 46';
const ring = 'M70 35A35 35 0 1 1 0 35A35 35 0 1 1 70 35';

const glyphs: Readonly<Record<string, Glyph>> = {
  a: [`${bowl}M48 22V70`, 48, 'r', 's'],
  b: [`${bowl}M0 0V70`, 48, 's', 'r'],
  c: ['M42.4 30.6A24 24 0 1 0 42.4 61.4', 42, 'r', 'd'],
  d: [`${bowl}M48 0V70`, 48, 'r', 's'],
  e: ['M0 46H48A24 24 0 1 0 41.5 62.5', 48, 'r', 'd'],
  f: ['M28 0H24A13 13 0 0 0 11 13V70M0 25H25', 26, 'd', 'd'],
  g: [`${bowl}M48 22V72A19 19 0 0 1 29 91H9`, 48, 'r', 's'],
  h: ['M0 0V70M0 44A22 22 0 0 1 44 44V70', 44, 's', 's'],
  i: ['M0 22V70M0 1V9', 0, 's', 's'],
  k: ['M0 0V70M37 22L0 52M14 41L39 70', 38, 's', 'd'],
  l: ['M0 0V70', 0, 's', 's'],
  m: ['M0 22V70M0 42A20 20 0 0 1 40 42V70M40 42A20 20 0 0 1 80 42V70', 80, 's', 's'],
  n: ['M0 22V70M0 44A22 22 0 0 1 44 44V70', 44, 's', 's'],
  o: [bowl, 48, 'r', 'r'],
  p: [`${bowl}M0 22V92`, 48, 's', 'r'],
  q: [`${bowl}M48 22V92`, 48, 'r', 's'],
  r: ['M0 22V70M0 44A22 22 0 0 1 24 22', 24, 's', 'd'],
  s: ['M36 31C34 25 28 22 20 22C10 22 4 27 4 34C4 50 38 41 38 57C38 65 30 70 20 70C11 70 4 66 2 60', 38, 'r', 'r'],
  t: ['M11 5V57A13 13 0 0 0 24 70H28M0 25H27', 27, 'd', 'd'],
  u: ['M0 22V48A22 22 0 0 0 44 48V22M44 48V70', 44, 's', 's'],
  v: ['M0 22L22 70L44 22', 44, 'd', 'd'],
  w: ['M0 22L18 70L36 24L54 70L72 22', 72, 'd', 'd'],
  x: ['M0 22L40 70M40 22L0 70', 40, 'd', 'd'],
  y: ['M0 22L23 68M44 22L23 68L12 92', 44, 'd', 'd'],
  z: ['M2 22H40L0 70H42', 42, 'd', 'd'],
  A: ['M0 70L29 0L58 70M11 46H47', 58, 'd', 'd'],
  B: ['M24 32A16 16 0 0 0 24 0H0V70H27A19 19 0 0 0 27 32H0', 46, 's', 'r'],
  C: ['M61.8 12.5A35 35 0 1 0 61.8 57.5', 62, 'r', 'd'],
  D: ['M0 0H22A35 35 0 0 1 22 70H0Z', 57, 's', 'r'],
  E: ['M42 0H0V70H42M0 35H36', 42, 's', 'd'],
  F: ['M42 0H0V70M0 36H36', 40, 's', 'd'],
  G: ['M61.8 12.5A35 35 0 1 0 70 38H42', 70, 'r', 's'],
  H: ['M0 0V70M52 0V70M0 35H52', 52, 's', 's'],
  I: ['M0 0V70', 0, 's', 's'],
  K: ['M0 0V70M46 0L0 43M18 27L48 70', 48, 's', 'd'],
  L: ['M0 0V70H40', 40, 's', 'd'],
  M: ['M0 70V0L32 48L64 0V70', 64, 's', 's'],
  N: ['M0 70V0L52 70V0', 52, 's', 's'],
  O: [ring, 70, 'r', 'r'],
  P: ['M0 70V0H26A20 20 0 0 1 26 40H0', 46, 's', 'r'],
  Q: [`${ring}M46 48L68 72`, 70, 'r', 'r'],
  R: ['M0 70V0H26A20 20 0 0 1 26 40H0M26 40L47 70', 47, 's', 'd'],
  S: ['M44 14C41 5 34 0 24 0C12 0 4 7 4 17C4 41 46 28 46 52C46 63 37 70 24 70C12 70 4 64 1 54', 47, 'r', 'r'],
  T: ['M0 0H52M26 0V70', 52, 'd', 'd'],
  U: ['M0 0V44A26 26 0 0 0 52 44V0', 52, 's', 's'],
  V: ['M0 0L28 70L56 0', 56, 'd', 'd'],
  W: ['M0 0L22 70L44 4L66 70L88 0', 88, 'd', 'd'],
  X: ['M0 0L50 70M50 0L0 70', 50, 'd', 'd'],
  Y: ['M0 0L26 36L52 0M26 36V70', 52, 'd', 'd'],
  Z: ['M2 0H48L0 70H50', 50, 'd', 'd'],
};

const bearing = { s: 13, r: 8.5, d: 4.5 } as const satisfies Record<Side, number>;

export interface Lettering {
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  /** Height of a capital. */
  readonly size: number;
  readonly color: string;
  /** Stroke in hundredths of the cap height's 70 units; 10 is a medium weight. */
  readonly weight?: number;
  /** Extra space between letters, in the alphabet's units. */
  readonly tracking?: number;
  readonly anchor?: 'start' | 'middle';
  readonly caps?: 'round' | 'butt';
}

/** Letters with their left edge, and the width of the whole line, in the alphabet's units. */
function layout(text: string, tracking: number): { placed: readonly (readonly [string, number])[]; width: number } {
  const placed: (readonly [string, number])[] = [];
  let x = 0;
  let previous: Side | undefined;
  for (const letter of text) {
    if (letter === ' ') {
      x += 22 + tracking;
      continue;
    }
    const glyph = glyphs[letter];
    if (!glyph) throw new Error(`The alphabet has no '${letter}' (in '${text}')`);
    const [data, width, left, right] = glyph;
    if (previous) x += bearing[previous] + bearing[left] + tracking;
    placed.push([data, x]);
    x += width;
    previous = right;
  }
  return { placed, width: x };
}

/** Width in pixels that {@link letters} will take. */
export const measure = (text: string, size: number, tracking = 0): number => (layout(text, tracking).width * size) / 70;

/** Moves path data right by `dx`; the alphabet uses only absolute M, L, H, V, C, A and Z. */
function shift(data: string, dx: number): string {
  return data.replace(/([MLHVCAZ])([^MLHVCAZ]*)/g, (_, command: string, rest: string) => {
    const numbers = rest.trim() === '' ? [] : rest.trim().split(/\s+/).map(Number);
    const moved = numbers.map((value, index) => {
      if (command === 'V') return value;
      if (command === 'A') return index % 7 === 5 ? value + dx : value;
      return command === 'H' || index % 2 === 0 ? value + dx : value;
    });
    return command + moved.map(n).join(' ');
  });
}

/** A line of lettering as one stroked path. */
export function letters(text: string, options: Lettering): string {
  const { x, y, size, color, weight = 10, tracking = 0, anchor = 'start', caps = 'butt' } = options;
  const { placed, width } = layout(text, tracking);
  const scale = size / 70;
  const left = anchor === 'middle' ? x - (width * scale) / 2 : x;
  const data = placed.map(([glyph, offset]) => shift(glyph, offset)).join('');
  const place = `translate(${n(left)} ${n(y - size)}) scale(${Math.round(scale * 1000) / 1000})`;
  return `<path d="${data}" transform="${place}" fill="none" stroke="${color}" stroke-width="${weight}" stroke-linejoin="round" stroke-linecap="${caps}"/>`;
}
