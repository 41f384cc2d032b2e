import { compact } from '../../../../scripts/pictures/compact';
import { measure, outline } from '../../../../scripts/pictures/lettering';
import { palette } from './palette';
import type { Attributes } from '../../../../scripts/pictures/svg';
import { element, n } from '../../../../scripts/pictures/svg';

/**
 * The parts that product mockups are built from. Every part takes its top left corner first and draws in
 * pixels of the 800 × 560 scene; `at` moves a group, so that what is inside frames starts at 0, 0.
 */
const { ink, forest, green, leaf, sapling, mist, paper, white, amber, clay } = palette;

/** Quiet lines inside an interface. */
export const hairline = '#d5e5dc';
export const muted = '#5d7a6f';

export const group = (attributes: Attributes, ...children: readonly string[]): string =>
  element('g', attributes, ...children);
export const at = (x: number, y: number, ...children: readonly string[]): string =>
  group({ transform: `translate(${n(x)} ${n(y)})` }, ...children);
export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  rx = 8,
  rest: Attributes = {},
): string =>
  element('rect', { x: x || undefined, y: y || undefined, width, height, rx: rx || undefined, fill, ...rest });
export const dot = (cx: number, cy: number, r: number, fill: string, rest: Attributes = {}): string =>
  element('circle', { cx, cy, r, fill, ...rest });
export const stroke = (d: string, color: string, width = 2.5, rest: Attributes = {}): string =>
  element('path', {
    d,
    fill: 'none',
    stroke: color,
    strokeWidth: width,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    ...rest,
  });

/** How {@link text} is set: a capital's height per pixel of size, distances and strokes in the alphabet's units. */
const type = { capital: 0.69, tracking: -1, space: 27, strokes: { 500: 11.5, 600: 13, 700: 14.5 } } as const;

/** Width of {@link text} in pixels. */
export const textWidth = (words: string, size: number): number =>
  measure(words, size * type.capital, type.tracking, type.space);

/**
 * A short real word; longer copy is drawn as bars. `x` is the middle when centred, `y` the baseline, `size` that of
 * a font with the same capitals. Strokes instead of a font, as a picture shown by <img> cannot use the page's; it
 * relies on the scene for `fill="none"`.
 */
export function text(
  x: number,
  y: number,
  words: string,
  size = 15,
  color: string = ink,
  weight: keyof typeof type.strokes = 600,
  anchor: 'start' | 'middle' | 'end' = 'start',
): string {
  const { capital, strokes, ...spacing } = type;
  const strokeWidth = strokes[weight];
  // Letters are placed by their centre lines; half a stroke brings their edge to where a box's edge would be.
  const inset = (strokeWidth * size * capital) / 140;
  const left = x + inset * { start: 1, middle: 0, end: -1 }[anchor];
  const { d, transform } = outline(words, { x: left, y, size: size * capital, anchor, ...spacing });
  return element('path', { d: compact(d), transform, stroke: color, strokeWidth });
}

/** Lines of copy as rounded bars. */
export function copy(x: number, y: number, widths: readonly number[], color = '#bcd3c8', size = 8, gap = 10): string {
  return widths.map((width, index) => box(x, y + index * (size + gap), width, size, color, size / 2)).join('');
}

/** A raised card. */
export const card = (x: number, y: number, width: number, height: number, fill: string = white, rx = 14): string =>
  box(x, y, width, height, fill, rx, { filter: 'url(#s)' });

/** A filled button with its word. */
export function button(
  x: number,
  y: number,
  width: number,
  label: string,
  fill: string = green,
  color: string = white,
): string {
  return box(x, y, width, 32, fill, 16) + text(x + width / 2, y + 21, label, 14, color, 600, 'middle');
}

/** A small label in a rounded field; as wide as its words need. */
export function chip(x: number, y: number, label: string, fill: string = mist, color: string = green): string {
  return (
    box(x, y, chipWidth(label), 26, fill, 13) + text(x + chipWidth(label) / 2, y + 18, label, 13, color, 600, 'middle')
  );
}
export const chipWidth = (label: string): number => Math.round(textWidth(label, 13) + 26);

/** Chips one after the other. */
export function chips(x: number, y: number, labels: readonly string[], fill?: string, color?: string): string {
  let left = x;
  return labels
    .map((label) => {
      const drawn = chip(left, y, label, fill, color);
      left += chipWidth(label) + 8;
      return drawn;
    })
    .join('');
}

export const tick = (x: number, y: number, color: string = leaf): string =>
  dot(x, y, 9, color) + stroke(`M${n(x - 4)} ${n(y)}l3 3 5-6`, white, 2.2);
export const lock = (x: number, y: number, color: string = green): string =>
  box(x, y + 6, 14, 11, color, 3) + stroke(`M${n(x + 3)} ${n(y + 6)}v-3a4 4 0 0 1 8 0v3`, color, 2);
export const heart = (x: number, y: number, fill: string = clay): string =>
  element('path', { d: `M${n(x)} ${n(y + 6)}c-10-6-7-13-3-13 2 0 3 2 3 2s1-2 3-2c4 0 7 7-3 13z`, fill });
export const envelope = (x: number, y: number, color: string = green): string =>
  box(x, y, 24, 17, color, 4) + stroke(`M${n(x + 4)} ${n(y + 5)}l8 6 8-6`, white, 2);
export const play = (x: number, y: number, color: string = green): string =>
  dot(x, y, 13, color) + element('path', { d: `M${n(x - 4)} ${n(y - 6)}l10 6-10 6z`, fill: white });

/** Head and shoulders in a circle. */
export function avatar(x: number, y: number, r: number, fill: string = sapling): string {
  return (
    dot(x, y, r, fill) +
    dot(x, y - r * 0.22, r * 0.36, white) +
    element('path', {
      d: `M${n(x - r * 0.62)} ${n(y + r * 0.72)}a${n(r * 0.62)} ${n(r * 0.58)} 0 0 1 ${n(r * 1.24)} 0z`,
      fill: white,
    })
  );
}

/** A landscape that stands for a photograph. */
export function photo(
  x: number,
  y: number,
  width: number,
  height: number,
  sky: string = sapling,
  land: string = leaf,
  rx = 10,
): string {
  const id = `p${n(x)}-${n(y)}-${n(width)}`.replaceAll('.', '_');
  return (
    element('clipPath', { id }, box(x, y, width, height, white, rx)) +
    group(
      { clipPath: `url(#${id})` },
      box(x, y, width, height, sky, 0),
      dot(x + width * 0.72, y + height * 0.36, height * 0.15, sky === amber ? paper : amber),
      element('path', {
        d: `M${n(x)} ${n(y + height * 0.74)}q${n(width * 0.25)} ${n(-height * 0.42)} ${n(width * 0.5)} ${n(-height * 0.06)}t${n(width * 0.5)} ${n(-height * 0.08)}V${n(y + height)}H${n(x)}z`,
        fill: land,
      }),
      element('path', {
        d: `M${n(x)} ${n(y + height * 0.9)}q${n(width * 0.4)} ${n(-height * 0.3)} ${n(width)} ${n(-height * 0.02)}V${n(y + height)}H${n(x)}z`,
        fill: green,
      }),
    )
  );
}

const goods: readonly ((color: string) => string)[] = [
  (color) => box(-11, -6, 22, 24, color, 5) + stroke('M11 0h5a5 5 0 0 1 0 11h-5', color, 3.4),
  (color) =>
    element('path', { d: 'M-13-2h26l-4 20h-18z', fill: color }) +
    stroke('M0-2v-10M0-8c-8 0-9-6-9-8 7 0 9 4 9 8 0-4 2-8 9-8 0 2-1 8-9 8', leaf, 2.6),
  (color) => box(-14, -6, 28, 24, color, 4) + stroke('M-7-6a7 8 0 0 1 14 0', color, 3.2),
  (color) => element('path', { d: 'M-4-18h8v8q7 4 7 12v16h-22v-16q0-8 7-12z', fill: color }),
  (color) => element('path', { d: 'M-8-16h16l7 16h-30z', fill: color }) + stroke('M0 0v16M-8 17h16', ink, 3),
  (color) => element('path', { d: 'M-15-10l8-6q7 6 14 0l8 6-5 8-4-2v22h-12v-22l-4 2z', fill: color }),
];

/** One of six goods (mug, plant, bag, bottle, lamp, shirt) on a tile. */
export function product(x: number, y: number, size: number, kind: number): string {
  const colors = [clay, green, amber, leaf, forest, '#4c8f9a'] as const;
  const drawing = goods[kind % goods.length];
  const color = colors[(kind * 5 + 1) % colors.length] ?? green;
  return (
    box(x, y, size, size, kind % 2 ? '#eef5f0' : mist, 10) +
    group(
      { transform: `translate(${n(x + size / 2)} ${n(y + size / 2)}) scale(${n(size / 62)})` },
      drawing?.(color) ?? '',
    )
  );
}

/** A column chart; values 0 to 1. The last column is the accent. */
export function columns(
  x: number,
  y: number,
  width: number,
  height: number,
  values: readonly number[],
  color: string = sapling,
  accent: string = green,
): string {
  const pitch = width / values.length;
  return values
    .map((value, index) =>
      box(
        x + index * pitch,
        y + height * (1 - value),
        pitch * 0.62,
        height * value,
        index === values.length - 1 ? accent : color,
        4,
      ),
    )
    .join('');
}

/** A line chart over a soft area; values 0 to 1. */
export function trend(
  x: number,
  y: number,
  width: number,
  height: number,
  values: readonly number[],
  color: string = leaf,
): string {
  const points = values.map(
    (value, index) => [x + (index * width) / (values.length - 1), y + height * (1 - value)] as const,
  );
  const line = points.map(([px, py], index) => `${index === 0 ? 'M' : 'L'}${n(px)} ${n(py)}`).join('');
  const [endX, endY] = points.at(-1) ?? [x, y];
  return (
    element('path', { d: `${line}V${n(y + height)}H${n(x)}Z`, fill: color, opacity: 0.14 }) +
    stroke(line, color, 3) +
    dot(endX, endY, 6, white, { stroke: color, strokeWidth: 3 })
  );
}

/** A ring filled to `share` (0 to 1). */
export function ring(x: number, y: number, r: number, share: number, color: string = leaf, width = 12): string {
  const around = 2 * Math.PI * r;
  return (
    dot(x, y, r, 'none', { stroke: mist, strokeWidth: width }) +
    dot(x, y, r, 'none', {
      stroke: color,
      strokeWidth: width,
      strokeLinecap: 'round',
      strokeDasharray: `${n(around * share)} ${n(around)}`,
      transform: `rotate(-90 ${n(x)} ${n(y)})`,
    })
  );
}

/** A progress bar; `share` 0 to 1. */
export const progress = (x: number, y: number, width: number, share: number, color: string = leaf): string =>
  box(x, y, width, 9, mist, 4.5) + box(x, y, width * share, 9, color, 4.5);

export const colors = { ink, forest, green, leaf, sapling, mist, paper, white, amber, clay } as const;
