import { browser, sidebar } from '../frames';
import { at, avatar, box, card, chip, colors, copy, dot, hairline, photo, product, stroke, text, tick } from '../parts';

const { ink, forest, green, leaf, sapling, mist, white, amber, clay } = colors;

/* Screens of invented apps, and the admin pages behind them. */

/** Tab bar at the foot of a phone. */
export const tabs = (active: number): string =>
  stroke('M0 350h200', hairline, 1.5) +
  [0, 1, 2, 3].map((index) => box(24 + index * 44, 364, 20, 20, index === active ? green : '#c3d8cd', 7)).join('');

/** A home screen: greeting, a large card, a list. */
export const home = (title: string, tint: string, rows = 2): string =>
  text(18, 66, title, 20, ink, 700) +
  photo(18, 82, 164, 108, tint, leaf, 16) +
  Array.from(
    { length: rows },
    (_, row) =>
      box(18, 206 + row * 66, 164, 56, '#f1f7f3', 14) +
      dot(46, 234 + row * 66, 14, [sapling, amber][row % 2] ?? mist) +
      copy(72, 222 + row * 66, [90, 60]),
  ).join('') +
  tabs(0);

/** A booking screen with days and times. */
export const booking = (): string =>
  text(18, 66, 'Book', 20, ink, 700) +
  Array.from({ length: 28 }, (_, day) =>
    box(
      18 + (day % 7) * 24,
      84 + Math.floor(day / 7) * 26,
      19,
      19,
      day === 16 ? green : day % 5 === 0 ? mist : '#f1f7f3',
      6,
    ),
  ).join('') +
  ['9:00', '11:30', '15:00']
    .map(
      (time, row) =>
        box(18, 204 + row * 46, 164, 38, row === 1 ? green : '#f1f7f3', 12) +
        text(36, 228 + row * 46, time, 15, row === 1 ? white : ink),
    )
    .join('') +
  tabs(1);

/** A shop screen with two columns of goods. */
export const shop = (): string =>
  text(18, 66, 'Shop', 20, ink, 700) +
  [0, 1, 2, 3]
    .map(
      (index) =>
        product(18 + (index % 2) * 86, 82 + Math.floor(index / 2) * 128, 78, index) +
        copy(18 + (index % 2) * 86, 168 + Math.floor(index / 2) * 128, [60, 34]),
    )
    .join('') +
  tabs(2);

/** A conversation. */
export const chat = (): string =>
  avatar(38, 62, 16) +
  text(64, 67, 'Chat', 18, ink, 700) +
  box(18, 94, 124, 44, '#eef5f0', 16) +
  copy(34, 106, [86, 60]) +
  box(58, 148, 124, 44, green, 16) +
  copy(74, 160, [86, 50], sapling) +
  box(18, 202, 104, 44, '#eef5f0', 16) +
  copy(34, 214, [70, 44]) +
  box(58, 256, 124, 30, green, 15) +
  copy(74, 267, [70], sapling) +
  box(18, 318, 164, 36, '#f1f7f3', 18) +
  copy(34, 332, [60]) +
  dot(164, 336, 12, green) +
  box(0, 372, 200, 1, hairline, 0);

/** A wallet: balance, cards, payments. */
export const wallet = (): string =>
  text(18, 66, 'Wallet', 20, ink, 700) +
  box(18, 82, 164, 100, forest, 18) +
  text(34, 116, 'Balance', 13, sapling) +
  text(34, 148, '€ 240', 26, white, 700) +
  box(134, 146, 32, 24, amber, 6) +
  stroke('M134 158h32M150 146v24', forest, 1.6) +
  ['Card', 'Wallet', 'Bank']
    .map(
      (label, row) =>
        box(18, 196 + row * 48, 164, 40, '#f1f7f3', 12) +
        text(60, 221 + row * 48, label, 15) +
        tick(38, 216 + row * 48, [leaf, amber, green][row]),
    )
    .join('') +
  tabs(3);

/** A chip in the strong colour of a light or dark scene. */
export const labelled = (x: number, y: number, label: string, tone: 'light' | 'dark' = 'light'): string =>
  chip(x, y, label, tone === 'light' ? green : amber, tone === 'light' ? white : ink);

/** A small service box joined by a dashed line to what calls it. */
export const api = (x: number, y: number, label: string): string =>
  card(x, y, 112, 58) +
  stroke(`M${x + 22} ${y + 22}l-7 7 7 7m12-14l7 7-7 7`, leaf, 3) +
  text(x + 54, y + 34, label, 15);

/** An admin page in a browser: sidebar and what it manages. */
export const admin = (
  x: number,
  y: number,
  width: number,
  height: number,
  entries: readonly string[],
  ...content: readonly string[]
): string =>
  browser(
    x,
    y,
    width,
    height,
    'admin.app.example',
    sidebar(128, height - 38),
    ...entries.map(
      (label, index) =>
        (index === 0 ? box(10, 20, 108, 32, green, 9) : '') +
        text(24, 41 + index * 42, label, 14, index === 0 ? white : sapling),
    ),
    at(148, 0, ...content),
  );

/** People and their roles, a row each. */
export const people = (x: number, y: number, width: number, roles: readonly string[]): string =>
  roles
    .map(
      (role, row) =>
        box(x, y + row * 56, width, 46, '#f4f9f6', 12) +
        avatar(x + 28, y + 23 + row * 56, 15, [sapling, amber, leaf, clay][row % 4]) +
        copy(x + 54, y + 19 + row * 56, [84]) +
        chip(x + width - 112, y + 10 + row * 56, role),
    )
    .join('');
