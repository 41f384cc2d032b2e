import { browser, phone, scene } from '../frames';
import {
  at,
  box,
  button,
  card,
  chips,
  colors,
  copy,
  dot,
  group,
  hairline,
  lock,
  muted,
  photo,
  product,
  stroke,
  text,
  tick,
} from '../parts';
import type { Pairs } from './pairs';

const { ink, forest, green, leaf, sapling, mist, white, amber } = colors;

/** Top navigation with a brand dot and `links` entries. */
const nav = (width: number, links: number, color: string = '#bcd3c8'): string =>
  dot(32, 28, 10, leaf) +
  box(50, 24, 64, 9, color === '#bcd3c8' ? ink : white, 4.5) +
  Array.from({ length: links }, (_, index) => box(width - 34 - (links - index) * 58, 24, 40, 8, color, 4)).join('');

/** A contact form of `fields` lines. */
const form = (x: number, y: number, width: number, fields: number): string =>
  card(x, y, width, 52 + fields * 38) +
  Array.from(
    { length: fields },
    (_, index) =>
      box(x + 16, y + 16 + index * 38, width - 32, 28, '#f1f7f3', 8) +
      box(x + 26, y + 26 + index * 38, 60, 7, '#a9c5b8', 3.5),
  ).join('') +
  box(x + 16, y + 14 + fields * 38, width - 32, 26, green, 13);

const basicHome = scene(
  'mist',
  browser(
    70,
    56,
    660,
    448,
    'corner-bakery.example',
    nav(660, 4),
    at(
      34,
      76,
      text(0, 34, 'Bread, baked daily', 32, ink, 700),
      copy(0, 56, [300, 260]),
      button(0, 104, 132, 'Contact us'),
    ),
    photo(396, 66, 230, 166),
    ...[0, 1].map(
      (index) =>
        box(34 + index * 200, 266, 184, 112, '#f1f7f3', 12) +
        dot(62 + index * 200, 298, 14, [sapling, amber][index] ?? leaf) +
        copy(48 + index * 200, 330, [140, 100]),
    ),
  ),
  form(494, 368, 220, 2),
);

const startupHome = scene(
  'dawn',
  browser(
    60,
    44,
    680,
    472,
    'juniper-studio.example',
    box(0, 0, 680, 214, mist, 0),
    nav(680, 5),
    at(
      34,
      68,
      text(0, 34, 'Design for small brands', 32, ink, 700),
      copy(0, 56, [330, 280]),
      button(0, 100, 120, 'Our work'),
    ),
    photo(440, 60, 206, 134, amber, leaf),
    text(34, 252, 'From the blog', 18),
    ...[0, 1, 2].map(
      (index) =>
        photo(34 + index * 208, 270, 192, 92, [sapling, mist, amber][index] ?? mist, leaf) +
        copy(34 + index * 208, 376, [170, 120]),
    ),
  ),
  at(
    520,
    470,
    card(0, 0, 240, 62),
    lock(20, 22),
    text(46, 29, 'Basic SSL', 15),
    text(46, 48, 'Basic SEO', 15, muted, 500),
    tick(210, 31),
  ),
);

const standardHome = scene(
  'dusk',
  browser(
    36,
    34,
    640,
    492,
    'meridian-architects.example',
    box(0, 0, 640, 236, forest, 0),
    nav(640, 6, sapling),
    at(
      34,
      70,
      text(0, 36, 'Spaces that last', 36, white, 700),
      copy(0, 58, [260, 220], '#4f8a76'),
      button(0, 106, 132, 'Book a visit', amber, ink),
    ),
    photo(360, 62, 250, 154, sapling, leaf),
    text(34, 272, 'Shop', 18),
    ...[0, 1, 2, 3].map(
      (index) => product(34 + index * 148, 286, 128, index + 1) + copy(34 + index * 148, 424, [96], '#bcd3c8'),
    ),
  ),
  at(560, 300, form(0, 0, 206, 3)),
  at(
    590,
    120,
    card(0, 0, 176, 120),
    ...['SSL & firewall', 'Standard SEO', 'Free hosting'].map(
      (label, index) => tick(24, 28 + index * 32) + text(42, 33 + index * 32, label, 14),
    ),
  ),
);

/** A tree of pages under 'Home', `perRow` in a row. */
function pageMap(x: number, y: number, width: number, labels: readonly string[], perRow: number): string {
  const [home = '', ...rest] = labels;
  const cell = width / perRow;
  const rows = Math.ceil(rest.length / perRow);
  const pitch = rows > 2 ? 82 : 104;
  const tile = (left: number, top: number, label: string, main: boolean): string =>
    card(left, top, cell - 12, 62, main ? green : white, 10) +
    (main ? box(left, top, cell - 12, 62, 'none', 10, { stroke: sapling, strokeWidth: 2 }) : '') +
    text(left + (cell - 12) / 2, top + 27, label, 14, main ? white : ink, 600, 'middle') +
    box(left + cell / 2 - 32, top + 40, 52, 6, main ? sapling : '#cfe0d7', 3);
  const middle = x + (width - 12) / 2;
  const lines = rest.map((_, index) => {
    const left = x + (index % perRow) * cell + (cell - 12) / 2;
    const row = Math.floor(index / perRow);
    return row === 0
      ? `M${middle} ${y + 62}v18H${left}v24`
      : `M${left} ${y + 104 + (row - 1) * pitch + 62}v${pitch - 62}`;
  });
  return (
    stroke(lines.join(''), '#8fb7a5', 2) +
    tile(middle - (cell - 12) / 2, y, home, true) +
    rest
      .map((label, index) =>
        tile(x + (index % perRow) * cell, y + 104 + Math.floor(index / perRow) * pitch, label, false),
      )
      .join('')
  );
}

/** The home page as a phone shows it. */
const phoneHome = (sky: string, rows: number): string =>
  box(0, 0, 200, 410, '#f7fbf9', 24) +
  group({}, dot(26, 46, 8, leaf), box(42, 42, 50, 8, ink, 4), stroke('M166 42h16M166 48h16M166 54h16', ink, 2)) +
  photo(16, 70, 168, 108, sky) +
  box(16, 194, 132, 12, ink, 6) +
  copy(16, 216, [160, 120]) +
  box(16, 256, 84, 26, green, 13) +
  Array.from(
    { length: rows },
    (_, index) =>
      box(16, 296 + index * 50, 168, 42, white, 10, { stroke: hairline }) +
      dot(36, 317 + index * 50, 9, mist) +
      copy(54, 308 + index * 50, [96, 70], '#bcd3c8', 7, 6),
  ).join('');

const map = (
  tone: 'mist' | 'dawn' | 'dusk',
  title: string,
  labels: readonly string[],
  perRow: number,
  sky: string,
  notes: readonly string[],
): string => {
  const rows = Math.ceil((labels.length - 1) / perRow);
  const top = 118 + Math.max(0, 3 - rows) * 34;
  return scene(
    tone,
    phone(52, 58, 444, 'ios', phoneHome(sky, 2)),
    text(320, top - 26, title, 26, tone === 'dusk' ? white : ink, 700),
    pageMap(320, top, 448, labels, perRow),
    chips(320, 486, notes, tone === 'dusk' ? amber : green, tone === 'dusk' ? ink : white),
  );
};

/** Business Website plans (§9.6): 1 = the home page, 2 = on a phone, with a map of all pages. */
export const business: Pairs = {
  'business-website-basic': [
    basicHome,
    map('mist', '5 pages', ['Home', 'About', 'Services', 'Gallery', 'Contact'], 4, sapling, [
      'Mobile-friendly',
      '1-month support',
    ]),
  ],
  'business-website-startup': [
    startupHome,
    map('dawn', '7 pages', ['Home', 'About', 'Services', 'Work', 'Blog', 'FAQ', 'Contact'], 3, amber, [
      'Blog',
      'Basic SEO',
      '3-month support',
    ]),
  ],
  'business-website-standard': [
    standardHome,
    map(
      'dusk',
      '13 pages',
      [
        'Home',
        'About',
        'Services',
        'Projects',
        'Shop',
        'Team',
        'Homes',
        'Offices',
        'Cart',
        'Press',
        'Blog',
        'FAQ',
        'Contact',
      ],
      4,
      sapling,
      ['Basic store', 'SSL & firewall', '1-year hosting'],
    ),
  ],
};
