import { browser, scene, sidebar } from '../frames';
import {
  at,
  box,
  card,
  chip,
  chipWidth,
  colors,
  columns,
  dot,
  hairline,
  muted,
  progress,
  ring,
  stroke,
  text,
  tick,
  trend,
} from '../parts';
import { element } from '../../../../../scripts/pictures/svg';
import type { Pairs } from './pairs';

const { ink, green, leaf, sapling, white, amber } = colors;

/** A seedling of `height` pixels standing at x, y. */
const seedling = (x: number, y: number, height: number): string =>
  element(
    'g',
    { transform: `translate(${x} ${y}) scale(${height / 60})` },
    stroke('M0 0V-34', green, 4),
    element('path', { d: 'M0-30C-16-30-24-40-24-54C-8-54 0-46 0-30Z', fill: leaf }),
    element('path', { d: 'M0-24C0-40 8-48 24-50C24-36 16-24 0-24Z', fill: sapling }),
  );

const figure = (x: number, y: number, label: string, value: string): string =>
  box(x, y, 150, 88, '#f4f9f6', 14) +
  text(x + 18, y + 32, label, 14, muted, 500) +
  text(x + 18, y + 66, value, 24, ink, 700);

/** Months of a plan: one field each. */
const months = (x: number, y: number, count: number): string =>
  Array.from({ length: count }, (_, index) => box(x + index * 34, y, 28, 28, index === 0 ? green : sapling, 8)).join(
    '',
  );

const basicDashboard = scene(
  'mist',
  at(
    90,
    54,
    card(0, 0, 620, 420, white, 20),
    text(32, 50, 'Energy', 24, ink, 700),
    figure(32, 74, 'This month', '412 kWh'),
    figure(198, 74, 'Devices', '38'),
    ring(508, 116, 52, 0.12, leaf, 14),
    text(508, 124, '−12%', 22, ink, 700, 'middle'),
    columns(32, 200, 556, 180, [0.95, 0.9, 0.92, 0.8, 0.78, 0.7, 0.64, 0.6, 0.55], sapling, leaf),
  ),
  chip(90, 496, '3-month support', green, white),
  ...[44, 58, 74].map((height, index) => seedling(610 + index * 44, 534, height)),
);
const basicPlan = scene(
  'mist',
  at(
    150,
    50,
    card(0, 0, 500, 460, white, 20),
    text(34, 54, 'Action plan', 24, ink, 700),
    ...['Measure power use', 'Switch off idle devices', 'Print less', 'Recycle old hardware'].map(
      (label, row) =>
        box(34, 80 + row * 66, 432, 54, '#f4f9f6', 12) +
        (row < 2 ? tick(62, 107 + row * 66) : dot(62, 107 + row * 66, 9, 'none', { stroke: muted, strokeWidth: 2 })) +
        text(86, 113 + row * 66, label, 16) +
        (row < 2 ? '' : progress(376, 103 + row * 66, 66, 0.3 - row * 0.06, amber)),
    ),
    stroke('M34 362h432', hairline, 1.5),
    text(34, 404, '3 months', 17),
    months(150, 385, 3),
  ),
  seedling(578, 466, 60),
);
const standardDashboard = scene(
  'dawn',
  browser(
    40,
    38,
    720,
    484,
    'green-it.example',
    sidebar(140, 446),
    ...['Energy', 'Cloud', 'Devices', 'Waste', 'Carbon'].map(
      (label, index) =>
        (index === 0 ? box(10, 22, 120, 34, green, 9) : '') +
        text(26, 44 + index * 44, label, 15, index === 0 ? white : sapling),
    ),
    figure(164, 24, 'Energy', '−28%'),
    figure(328, 24, 'Carbon', '3.2 t'),
    figure(492, 24, 'Reused', '64%'),
    box(164, 130, 330, 290, '#f4f9f6', 14),
    text(184, 164, 'Carbon per month', 16),
    trend(184, 188, 290, 206, [0.95, 0.9, 0.78, 0.8, 0.62, 0.5, 0.42, 0.3]),
    box(510, 130, 186, 290, '#f4f9f6', 14),
    text(530, 164, 'Renewable', 16),
    ring(603, 244, 50, 0.72, leaf, 14),
    text(603, 252, '72%', 22, ink, 700, 'middle'),
    ...[40, 58, 76].map((height, index) => seedling(560 + index * 44, 398, height)),
  ),
  chip(560, 506, '6-month support', green, white),
);
const lanes = ['Energy', 'Cloud', 'Devices', 'Purchasing', 'Reporting'] as const;
const standardPlan = scene(
  'dawn',
  at(
    50,
    50,
    card(0, 0, 700, 460, white, 20),
    text(34, 54, 'Action plan', 24, ink, 700),
    chip(666 - chipWidth('6 months'), 33, '6 months'),
    ...[1, 2, 3, 4, 5, 6].map(
      (month) =>
        text(196 + (month - 0.5) * 78, 104, String(month), 15, muted, 600, 'middle') +
        stroke(`M${196 + month * 78} 118v268`, hairline, 1),
    ),
    ...lanes.map(
      (label, row) =>
        text(34, 150 + row * 54, label, 16) +
        box(
          196 + ([0, 0.6, 1.4, 2.6, 3.4][row] ?? 0) * 78,
          128 + row * 54,
          ([2, 2.6, 2.2, 2, 2.5][row] ?? 2) * 78,
          34,
          [leaf, green, sapling, amber, leaf][row] ?? leaf,
          17,
        ),
    ),
    stroke('M34 400h632', hairline, 1.5),
    tick(44, 430),
    text(62, 436, 'Reviewed every month', 16),
  ),
  seedling(704, 498, 56),
);

/** Sustainability plans with detail sections (§9.13): 1 = what is measured, 2 = what is done about it. */
export const sustainability: Pairs = {
  'sustainability-basic': [basicDashboard, basicPlan],
  'sustainability-standard': [standardDashboard, standardPlan],
};
