import { program } from '../frames';
import {
  at,
  avatar,
  box,
  button,
  card,
  chips,
  colors,
  copy,
  dot,
  group,
  hairline,
  muted,
  stroke,
  text,
} from '../parts';
import { element } from '../../../../../scripts/pictures/svg';

const { ink, forest, green, leaf, sapling, mist, white, amber } = colors;

/* What desktop programs are drawn from. */

/** A labelled field with its value. */
export const field = (x: number, y: number, width: number, label: string, value: string): string =>
  text(x, y, label, 13, muted, 500) +
  box(x, y + 8, width, 36, '#f1f7f3', 8, { stroke: hairline }) +
  text(x + 14, y + 31, value, 15);

/** A data table: a head and `rows` rows; the selected one is tinted. */
export function table(x: number, y: number, widths: readonly number[], rows: number, selected = -1): string {
  const width = widths.reduce((sum, value) => sum + value, 0);
  const line = (row: number): string => {
    let left = x;
    return widths
      .map((column, index) => {
        const drawn = box(
          left + 14,
          y + 13 + row * 36,
          column * (0.42 + ((row * 3 + index * 2) % 4) * 0.1),
          8,
          row === 0 ? forest : '#bcd3c8',
          4,
        );
        left += column;
        return drawn;
      })
      .join('');
  };
  return (
    box(x, y, width, 34, mist, 8) +
    (selected < 0 ? '' : box(x, y + selected * 36, width, 34, '#e2f5eb', 8)) +
    Array.from({ length: rows + 1 }, (_, row) => line(row)).join('') +
    stroke(Array.from({ length: rows - 1 }, (_, row) => `M${x} ${y + 71 + row * 36}h${width}`).join(''), hairline, 1)
  );
}

/** A row of buttons, the first one filled. */
export const actions = (x: number, y: number, labels: readonly string[]): string => {
  let left = x;
  return labels
    .map((label, index) => {
      const width = label.length * 8.6 + 30;
      const drawn = button(left, y, width, label, index === 0 ? green : mist, index === 0 ? white : green);
      left += width + 10;
      return drawn;
    })
    .join('');
};

/** Where a delivery stands, from left to right. */
export const delivery = (x: number, y: number, width: number, term: string, support: string): string =>
  at(
    x,
    y,
    card(0, 0, width, 92),
    text(24, 36, 'Delivery', 14, muted, 500),
    text(24, 66, term, 20, green, 700),
    text(width / 2 + 12, 36, 'Support', 14, muted, 500),
    text(width / 2 + 12, 66, support, 20, ink, 700),
  );

/** One small window of a program with few of them. */
export const screen = (x: number, y: number, title: string, ...inside: readonly string[]): string =>
  program(x, y, 214, 236, 'windows', title, ...inside);

/** The systems a program runs on, as chips. */
export const systems = (x: number, y: number, names: readonly string[], dark = false): string =>
  chips(x, y, names, dark ? amber : green, dark ? ink : white);

/** A log-in card. */
export const login = (x: number, y: number): string =>
  at(
    x,
    y,
    card(0, 0, 224, 220),
    avatar(112, 52, 26),
    box(24, 92, 176, 34, '#f1f7f3', 9),
    copy(40, 105, [90], '#a9c5b8'),
    box(24, 134, 176, 34, '#f1f7f3', 9),
    ...[0, 1, 2, 3, 4].map((index) => dot(44 + index * 14, 151, 4, muted)),
    button(24, 178, 176, 'Log in'),
  );

/** A rack of three servers. */
export const server = (x: number, y: number): string =>
  [0, 1, 2]
    .map(
      (row) =>
        box(x, y + row * 40, 104, 32, row === 0 ? leaf : green, 8) +
        dot(x + 18, y + 16 + row * 40, 4, amber) +
        box(x + 36, y + 13 + row * 40, 50, 6, sapling, 3),
    )
    .join('');

/** A store of data with its name. */
export const database = (x: number, y: number, label: string): string =>
  group(
    { transform: `translate(${x} ${y})` },
    element('path', { d: 'M0 12v56c0 16 84 16 84 0V12', fill: leaf }),
    element('ellipse', { cx: 42, cy: 12, rx: 42, ry: 12, fill: sapling }),
    stroke('M0 32c0 16 84 16 84 0M0 51c0 16 84 16 84 0', green, 2),
    text(42, 104, label, 15, ink, 600, 'middle'),
  );
