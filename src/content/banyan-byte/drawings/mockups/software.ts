import { program, scene, sidebar } from '../frames';
import {
  at,
  avatar,
  box,
  button,
  card,
  chips,
  colors,
  columns,
  copy,
  dot,
  hairline,
  lock,
  muted,
  progress,
  ring,
  stroke,
  text,
  tick,
  trend,
} from '../parts';
import type { Pairs } from './pairs';
import { actions, database, delivery, field, login, screen, server, systems, table } from './desktop';

const { ink, forest, green, leaf, sapling, mist, white, amber, clay } = colors;

/** Software Development plans (§9.11): 1 = the program, 2 = what it does with the data, and the delivery. */
export const software: Pairs = {
  'software-development-basic': [
    scene(
      'mist',
      program(
        190,
        86,
        420,
        340,
        'windows',
        'Label Printer',
        field(28, 40, 364, 'Product', 'Basil 50 g'),
        field(28, 108, 174, 'Price', '₹ 45'),
        field(218, 108, 174, 'Copies', '24'),
        box(28, 176, 200, 104, '#f4f9f6', 10, { stroke: hairline }),
        text(48, 210, 'Basil 50 g', 18),
        stroke('M48 226v34m6-34v34m5-34v34m8-34v34m4-34v34m7-34v34m5-34v34m4-34v34m8-34v34m5-34v34m6-34v34', ink, 2),
        button(268, 248, 124, 'Print'),
      ),
      systems(330, 462, ['Windows only']),
    ),
    scene(
      'mist',
      screen(
        54,
        84,
        '1 Entry',
        field(18, 34, 178, 'Product', 'Basil'),
        field(18, 96, 178, 'Price', '₹ 45'),
        button(18, 156, 178, 'Next'),
      ),
      screen(
        293,
        84,
        '2 Preview',
        box(18, 24, 178, 110, '#f4f9f6', 10),
        text(36, 62, 'Basil 50 g', 17),
        copy(36, 80, [110, 84]),
        button(18, 156, 178, 'Print'),
      ),
      screen(
        532,
        84,
        '3 Settings',
        ...[0, 1, 2].map(
          (row) =>
            copy(18, 38 + row * 44, [90]) +
            box(160, 30 + row * 44, 36, 20, row === 1 ? '#cfe0d7' : leaf, 10) +
            dot(row === 1 ? 170 : 186, 40 + row * 44, 7, white),
        ),
      ),
      stroke('M272 202h16m-5-5l5 5-5 5M511 202h16m-5-5l5 5-5 5', leaf, 2.5),
      delivery(180, 386, 440, '5–7 days', '1 week'),
    ),
  ],
  'software-development-startup': [
    scene(
      'dawn',
      program(
        150,
        44,
        580,
        400,
        'mac',
        'Stock Book',
        actions(24, 22, ['Add', 'Edit', 'Delete', 'Export']),
        table(24, 76, [150, 150, 120, 112], 7, 3),
      ),
      program(
        60,
        300,
        330,
        206,
        'windows',
        'Edit item',
        field(20, 34, 290, 'Name', 'Linen shirt'),
        field(20, 98, 138, 'Stock', '48'),
        button(190, 114, 120, 'Save'),
      ),
      systems(430, 474, ['Cross-platform', 'Up to 5 screens']),
    ),
    scene(
      'dawn',
      program(
        60,
        60,
        420,
        300,
        'windows',
        'Export',
        ...['CSV', 'PDF', 'JSON'].map(
          (label, index) =>
            box(28 + index * 124, 30, 112, 100, index === 0 ? green : '#f1f7f3', 14) +
            text(84 + index * 124, 87, label, 22, index === 0 ? white : green, 700, 'middle'),
        ),
        progress(28, 160, 364, 0.72),
        text(28, 206, '312 of 434 rows', 15, muted, 500),
        button(272, 212, 120, 'Export'),
      ),
      at(
        540,
        90,
        card(0, 0, 190, 250),
        database(53, 40, 'SQLite'),
        stroke('M20 166h150', hairline, 1.5),
        text(95, 206, '{ JSON }', 18, green, 700, 'middle'),
      ),
      stroke('M488 215h44m-6-6l6 6-6 6', leaf, 2.5),
      delivery(180, 402, 440, '10–14 days', '1 month'),
    ),
  ],
  'software-development-standard': [
    scene(
      'mist',
      program(44, 40, 420, 270, 'linux', 'Clinic Desk', table(20, 20, [140, 120, 120], 5)),
      program(340, 70, 420, 270, 'mac', 'Clinic Desk', table(20, 20, [140, 120, 120], 5)),
      program(
        130,
        170,
        520,
        326,
        'windows',
        'Clinic Desk',
        sidebar(120, 290, 12),
        ...['Patients', 'Visits', 'Reports'].map(
          (label, index) =>
            (index === 0 ? box(8, 18, 104, 32, green, 8) : '') +
            text(22, 39 + index * 40, label, 14, index === 0 ? white : sapling),
        ),
        box(140, 20, 200, 32, '#f1f7f3', 16),
        dot(158, 36, 6, 'none', { stroke: muted, strokeWidth: 2 }),
        copy(174, 32, [90]),
        chips(352, 23, ['Today', 'New']),
        table(140, 68, [130, 120, 110], 5, 2),
      ),
      systems(44, 514, ['Windows', 'macOS', 'Linux']),
    ),
    scene(
      'mist',
      program(
        50,
        50,
        500,
        346,
        'mac',
        'Report',
        chips(24, 22, ['This month', 'All users']),
        columns(24, 72, 290, 150, [0.4, 0.55, 0.48, 0.7, 0.62, 0.9, 0.78]),
        box(334, 72, 142, 150, '#f4f9f6', 12),
        ring(405, 147, 44, 0.68),
        text(405, 154, '68%', 19, ink, 700, 'middle'),
        ...[0, 1, 2].map((row) => copy(24, 246 + row * 22, [290 - row * 40])),
        button(360, 250, 116, 'Print'),
      ),
      login(536, 96),
      at(
        560,
        344,
        card(0, 0, 196, 96),
        ...['Admin', 'Staff'].map(
          (role, index) =>
            avatar(34, 30 + index * 36, 13, [amber, sapling][index]) +
            text(56, 35 + index * 36, role, 15) +
            tick(166, 30 + index * 36, index === 0 ? leaf : '#b9cfc4'),
        ),
      ),
      delivery(60, 428, 470, '3–4 weeks', '2 months'),
    ),
  ],
  'software-development-premium': [
    scene(
      'dusk',
      program(
        40,
        44,
        560,
        420,
        'mac',
        'Northstar Operations',
        sidebar(120, 384, 12),
        dot(38, 40, 14, amber),
        copy(60, 36, [40], sapling),
        ...[0, 1, 2, 3, 4].map(
          (row) =>
            box(20, 84 + row * 40, 18, 18, row === 0 ? amber : leaf, 6) +
            copy(48, 89 + row * 40, [48 - (row % 3) * 8], sapling),
        ),
        ...[0, 1, 2].map(
          (index) =>
            box(140 + index * 136, 24, 124, 76, '#f4f9f6', 12) +
            copy(156 + index * 136, 42, [60]) +
            text(156 + index * 136, 82, ['1,284', '96%', '12'][index] ?? '', 22, ink, 700),
        ),
        box(140, 116, 396, 138, '#f4f9f6', 12),
        trend(158, 134, 360, 104, [0.2, 0.35, 0.3, 0.55, 0.5, 0.7, 0.66, 0.92]),
        table(140, 268, [150, 130, 116], 2),
      ),
      program(
        470,
        250,
        290,
        200,
        'windows',
        'Northstar',
        trend(20, 24, 250, 80, [0.3, 0.4, 0.6, 0.5, 0.9]),
        table(20, 118, [130, 120], 0),
      ),
      at(
        540,
        96,
        card(0, 0, 220, 104),
        dot(38, 38, 16, mist),
        stroke('M38 30v14m-6-5l6 6 6-6', green, 2.6),
        text(66, 43, 'Update ready', 16),
        progress(22, 72, 176, 0.84),
      ),
      systems(44, 494, ['Multi-OS', 'Custom branding', 'API integrations'], true),
    ),
    scene(
      'dusk',
      at(318, 66, card(0, 0, 164, 176), server(30, 26), text(82, 164, 'Remote DB', 14, ink, 600, 'middle')),
      ...[
        ['windows', 40, 'Berlin'],
        ['mac', 292, 'Pune'],
        ['linux', 544, 'Porto'],
      ].map(([system, x, title]) =>
        program(
          Number(x),
          312,
          216,
          118,
          system as 'windows' | 'mac' | 'linux',
          String(title),
          copy(18, 20, [150, 110]),
          tick(190, 54),
        ),
      ),
      stroke('M148 304V186a32 32 0 0 1 32-32h130M490 154h130a32 32 0 0 1 32 32v118M400 250v54', sapling, 2.5, {
        strokeDasharray: '2 8',
      }),
      ...[
        [214, 154],
        [586, 154],
        [400, 278],
      ].map(
        ([x = 0, y = 0]) => dot(x, y, 18, forest, { stroke: sapling, strokeWidth: 2 }) + lock(x - 7, y - 10, amber),
      ),
      at(40, 68, card(0, 0, 150, 58), text(20, 35, 'Encrypted', 16), tick(126, 30)),
      at(610, 68, card(0, 0, 150, 58), dot(28, 29, 7, clay), text(44, 35, 'Notified', 16)),
      delivery(180, 452, 440, '4–6 weeks', '3 months'),
    ),
  ],
};
