import { browser, scene, sidebar } from '../frames';
import {
  at,
  box,
  button,
  card,
  chip,
  colors,
  copy,
  dot,
  lock,
  muted,
  ring,
  stroke,
  text,
  tick,
  envelope,
} from '../parts';
import { element } from '../../../../../scripts/pictures/svg';
import type { Pairs } from './pairs';

const { ink, forest, green, leaf, sapling, mist, white, amber, clay } = colors;

/** Severity of a finding by its CVSS score, with the scale's own words. */
function severity(score: number): readonly [label: string, color: string, words: string] {
  if (score >= 9) return ['Critical', '#a8452a', white];
  if (score >= 7) return ['High', clay, ink];
  if (score >= 4) return ['Medium', amber, ink];
  return ['Low', sapling, ink];
}

const shield = (x: number, y: number, scale: number): string =>
  element(
    'g',
    { transform: `translate(${x} ${y}) scale(${scale})` },
    element('path', { d: 'M30 0L60 10V34C60 54 46 66 30 72C14 66 0 54 0 34V10Z', fill: leaf }),
    element('path', { d: 'M30 0V72C14 66 0 54 0 34V10Z', fill: green }),
    stroke('M17 36l9 9 18-20', white, 6),
  );

/** Findings with their score, worst first. */
const findings = scene(
  'dusk',
  at(
    46,
    44,
    card(0, 0, 520, 472, white, 20),
    text(30, 48, 'Monthly findings', 22, ink, 700),
    chip(436, 28, 'CVSS'),
    ...[9.8, 8.1, 7.4, 5.3, 4.2, 2.6].map((score, row) => {
      const [label, color, words] = severity(score);
      const y = 76 + row * 62;
      return (
        box(30, y, 460, 52, '#f4f9f6', 12) +
        box(30, y, 6, 52, color, 3) +
        text(54, y + 33, score.toFixed(1), 20, ink, 700) +
        copy(112, y + 16, [170 - (row % 3) * 26, 110]) +
        box(372, y + 13, 100, 26, color, 13) +
        text(422, y + 31, label, 14, words, 600, 'middle')
      );
    }),
  ),
  at(
    540,
    110,
    card(0, 0, 216, 190),
    ring(108, 88, 52, 0.78, leaf, 14),
    text(108, 97, '78', 28, ink, 700, 'middle'),
    text(108, 170, 'Security score', 15, muted, 600, 'middle'),
  ),
  at(
    540,
    328,
    card(0, 0, 216, 122),
    shield(24, 24, 0.9),
    text(94, 56, '41 fixed', 18),
    text(94, 80, 'this month', 14, muted, 500),
  ),
);

/** Likelihood against impact. */
const matrix = scene(
  'mist',
  at(
    44,
    44,
    card(0, 0, 440, 472, white, 20),
    text(30, 48, 'Risk matrix', 22, ink, 700),
    ...Array.from({ length: 25 }, (_, index) => {
      const [column, row] = [index % 5, Math.floor(index / 5)];
      const risk = column + (4 - row);
      return box(
        66 + column * 68,
        72 + row * 68,
        62,
        62,
        risk > 6 ? '#a8452a' : risk > 5 ? clay : risk > 3 ? amber : risk > 1 ? sapling : mist,
        10,
      );
    }),
    ...[
      [3, 1, '2'],
      [1, 2, '5'],
      [4, 0, '1'],
      [2, 3, '4'],
      [0, 4, '9'],
    ].map(
      ([column, row, count]) =>
        dot(97 + Number(column) * 68, 103 + Number(row) * 68, 17, white) +
        text(97 + Number(column) * 68, 109 + Number(row) * 68, String(count), 16, ink, 700, 'middle'),
    ),
    text(236, 446, 'Likelihood', 15, muted, 600, 'middle'),
    element('g', { transform: 'translate(44 242) rotate(-90)' }, text(0, 0, 'Impact', 15, muted, 600, 'middle')),
  ),
  at(
    512,
    70,
    card(0, 0, 246, 250),
    text(26, 42, 'Tested', 18),
    ...['Network', 'Web app', 'Cloud', 'Devices', 'Access'].map(
      (label, row) => tick(36, 72 + row * 36) + text(56, 77 + row * 36, label, 15),
    ),
  ),
  at(
    512,
    346,
    card(0, 0, 246, 140),
    text(26, 42, 'Report', 18),
    text(26, 70, 'Every month', 15, muted, 500),
    button(26, 88, 132, 'Download'),
  ),
);

/** Where personal data lives, and how well each place is kept. */
const inventory = scene(
  'mist',
  browser(
    44,
    42,
    712,
    476,
    'privacy.example',
    sidebar(140, 438),
    ...['Data map', 'Requests', 'Consent', 'Breaches'].map(
      (label, index) =>
        (index === 0 ? box(10, 22, 120, 34, green, 9) : '') +
        text(26, 44 + index * 44, label, 15, index === 0 ? white : sapling),
    ),
    text(166, 46, 'Personal data', 22, ink, 700),
    ...[
      ['Customers', 'Low', sapling],
      ['Staff files', 'Low', sapling],
      ['Newsletter', 'Medium', amber],
      ['Old backups', 'High', clay],
      ['Web logs', 'Medium', amber],
    ].map(
      ([label = '', level = '', color = mist], row) =>
        box(166, 66 + row * 70, 520, 60, '#f4f9f6', 12) +
        lock(186, 86 + row * 70, level === 'High' ? clay : leaf) +
        text(216, 102 + row * 70, label, 16) +
        copy(350, 86 + row * 70, [140 - (row % 3) * 20, 90]) +
        box(576, 82 + row * 70, 92, 28, color, 14) +
        text(622, 101 + row * 70, level, 14, ink, 600, 'middle'),
    ),
  ),
  at(570, 478, card(0, 0, 200, 56), envelope(20, 20), text(56, 34, '3 requests', 16)),
);

/** How far each rule book is met. */
const compliance = scene(
  'dusk',
  at(
    44,
    48,
    card(0, 0, 712, 224, white, 20),
    text(30, 46, 'Compliance', 22, ink, 700),
    ...[
      ['GDPR', 0.96],
      ['HIPAA', 0.88],
      ['CCPA', 0.92],
      ['ISO 27001', 0.74],
    ].map(
      ([label, share], index) =>
        ring(104 + index * 168, 122, 44, Number(share), [leaf, green, leaf, amber][index], 12) +
        text(104 + index * 168, 129, `${Math.round(Number(share) * 100)}%`, 20, ink, 700, 'middle') +
        text(104 + index * 168, 200, String(label), 16, ink, 600, 'middle'),
    ),
  ),
  at(
    44,
    296,
    card(0, 0, 440, 216, white, 20),
    text(30, 44, 'Checklist', 18),
    ...['Records', 'Consent', 'Encryption', 'Retention', 'Training', 'Audit'].map((label, index) => {
      const [x, y] = [30 + (index % 2) * 204, 66 + Math.floor(index / 2) * 48];
      return (
        box(x, y, 188, 38, '#f4f9f6', 10) +
        (index === 5 ? dot(x + 22, y + 19, 8, 'none', { stroke: muted, strokeWidth: 2 }) : tick(x + 22, y + 19)) +
        text(x + 44, y + 25, label, 15)
      );
    }),
  ),
  at(
    508,
    296,
    card(0, 0, 248, 216, forest, 20),
    shield(92, 34, 1.05),
    text(124, 152, 'Privacy by design', 17, white, 600, 'middle'),
    copy(54, 172, [140], leaf),
    copy(74, 190, [100], leaf),
  ),
);

/** Cybersecurity services with detail sections (§9.12): 1 = what was found, 2 = risks or rule books. */
export const cybersecurity: Pairs = {
  'cybersecurity-technical-security-assessments': [findings, matrix],
  'cybersecurity-data-protection': [inventory, compliance],
};
