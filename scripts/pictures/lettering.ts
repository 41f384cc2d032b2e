import { alphabet } from './alphabet';
import type { Side } from './alphabet';
import { n } from './svg';

/**
 * Lines of text as strokes of our own alphabet: wordmarks and mockups carry their letters
 * this way, so they look the same everywhere without a font.
 */
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
  /** Distance that a space adds, in the alphabet's units. */
  readonly space?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly caps?: 'round' | 'butt';
}

/** Letters with their left edge, and the width of the whole line, in the alphabet's units. */
function layout(
  text: string,
  tracking: number,
  space: number,
): { placed: readonly (readonly [string, number])[]; width: number } {
  const placed: (readonly [string, number])[] = [];
  let x = 0;
  let previous: Side | undefined;
  for (const letter of text) {
    if (letter === ' ') {
      x += space + tracking;
      continue;
    }
    const glyph = alphabet[letter];
    if (!glyph) throw new Error(`The alphabet has no '${letter}' (in '${text}')`);
    const [data, width, left, right] = glyph;
    if (previous) x += bearing[previous] + bearing[left] + tracking;
    placed.push([data, x]);
    x += width;
    previous = right;
  }
  return { placed, width: x };
}

/** Distance that a space adds unless told otherwise. */
const usualSpace = 22;

/** Width in pixels that {@link letters} will take. */
export const measure = (text: string, size: number, tracking = 0, space = usualSpace): number =>
  (layout(text, tracking, space).width * size) / 70;

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

/** Where a line of lettering goes, as far as its path is concerned. */
type Line = Pick<Lettering, 'x' | 'y' | 'size' | 'tracking' | 'space' | 'anchor'>;

/** A line of lettering as path data and the transform that brings it to its place and size. */
export function outline(text: string, line: Line): { readonly d: string; readonly transform: string } {
  const { x, y, size, tracking = 0, space = usualSpace, anchor = 'start' } = line;
  const { placed, width } = layout(text, tracking, space);
  const scale = size / 70;
  const left = x - width * scale * { start: 0, middle: 0.5, end: 1 }[anchor];
  return {
    d: placed.map(([glyph, offset]) => shift(glyph, offset)).join(''),
    transform: `translate(${n(left)} ${n(y - size)}) scale(${Math.round(scale * 1000) / 1000})`,
  };
}

/** A line of lettering as one stroked path. */
export function letters(text: string, options: Lettering): string {
  const { color, weight = 10, caps = 'butt', ...line } = options;
  const { d, transform } = outline(text, line);
  return `<path d="${d}" transform="${transform}" fill="none" stroke="${color}" stroke-width="${weight}" stroke-linejoin="round" stroke-linecap="${caps}"/>`;
}
