/** Small pieces of SVG shared by every drawing. */

/** A number short enough for a file that ships: one decimal, no trailing zero. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

/** Attributes as text; undefined ones are left out, camelCase becomes kebab-case. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Names that SVG itself spells in camelCase. */
const camelCase = new Set(['gradientUnits', 'patternUnits', 'stdDeviation', 'clipPathUnits']);
const kebab = (name: string): string =>
  camelCase.has(name) ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const shown = (value: string | number): string =>
  typeof value === 'number' ? String(Math.round(value * 100) / 100) : value;

const attribute = ([name, value]: readonly [string, string | number | undefined]): string =>
  value === undefined ? '' : ` ${kebab(name)}="${shown(value)}"`;

/** One element, self-closed when it has no children. */
export function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const opening = `<${name}${Object.entries(attributes).map(attribute).join('')}`;
  return children.length === 0 ? `${opening}/>` : `${opening}>${children.join('')}</${name}>`;
}

/** A whole document of the given size. */
export function svg(width: number, height: number, ...children: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${children.join('')}</svg>`;
}

export type Point = readonly [number, number];

/** Points as path data. */
export function path(points: readonly Point[], closed = false): string {
  const [first, ...rest] = points;
  if (!first) return '';
  return `M${n(first[0])} ${n(first[1])}${rest.map(([x, y]) => `L${n(x)} ${n(y)}`).join('')}${closed ? 'Z' : ''}`;
}

/** A gradient from stops of [offset 0–1, colour, opacity]. Horizontal when `x2` is 1 and `y2` 0. */
export function linearGradient(
  id: string,
  stops: readonly (readonly [number, string, number?])[],
  direction: { x1?: number; y1?: number; x2?: number; y2?: number } = {},
): string {
  const { x1 = 0, y1 = 0, x2 = 0, y2 = 1 } = direction;
  return element('linearGradient', { id, x1, y1, x2, y2 }, ...stops.map(stop));
}

/** As {@link linearGradient}, from the centre outwards. */
export function radialGradient(id: string, stops: readonly (readonly [number, string, number?])[]): string {
  return element('radialGradient', { id }, ...stops.map(stop));
}

const stop = ([offset, color, opacity]: readonly [number, string, number?]): string =>
  element('stop', { offset, stopColor: color, stopOpacity: opacity });
