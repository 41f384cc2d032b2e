import { palette } from './palette';
import { at, box, card, dot, group, muted, stroke, text } from './parts';
import { element, linearGradient, n } from '../../../../scripts/pictures/svg';

/** The frames of product mockups: windows and devices with room for an interface, and the scene around them. */
const { ink, forest, green, leaf, sapling, mist, paper, white, amber, clay } = palette;

/** A browser window; children start below its address bar. */
export function browser(
  x: number,
  y: number,
  width: number,
  height: number,
  address: string,
  ...children: readonly string[]
): string {
  return at(
    x,
    y,
    card(0, 0, width, height),
    element('path', { d: `M0 38V14A14 14 0 0 1 14 0H${width - 14}A14 14 0 0 1 ${width} 14V38Z`, fill: '#e9f2ed' }),
    ...[clay, amber, leaf].map((color, index) => dot(20 + index * 17, 19, 5, color)),
    box(82, 8, width - 100, 22, white, 11),
    dot(98, 19, 5, 'none', { stroke: leaf, strokeWidth: 2 }),
    text(112, 24, address, 12.5, muted, 500),
    at(0, 38, ...children),
  );
}

/** A dark navigation column down to a window's rounded lower left corner. */
export const sidebar = (width: number, height: number, radius = 14): string =>
  element('path', {
    d: `M0 0H${width}V${height}H${radius}A${radius} ${radius} 0 0 1 0 ${height - radius}Z`,
    fill: forest,
  });

/** A desktop program's window, with the controls of its system; children start below its title bar. */
export function program(
  x: number,
  y: number,
  width: number,
  height: number,
  system: 'windows' | 'mac' | 'linux',
  title: string,
  ...children: readonly string[]
): string {
  const bar = system === 'linux' ? forest : system === 'mac' ? '#e9f2ed' : green;
  const light = system === 'mac' ? ink : white;
  const controls = {
    windows: stroke(`M${width - 78} 18h9M${width - 50} 13h9v9h-9zM${width - 24} 13l9 9m0-9l-9 9`, white, 1.6),
    mac: [clay, amber, leaf].map((color, index) => dot(20 + index * 17, 18, 5.5, color)).join(''),
    linux:
      dot(width - 20, 18, 8, leaf) +
      dot(width - 42, 18, 8, muted) +
      stroke(`M${width - 23} 15l6 6m0-6l-6 6`, white, 1.6),
  }[system];
  return at(
    x,
    y,
    card(0, 0, width, height, white, 12),
    element('path', { d: `M0 36V12A12 12 0 0 1 12 0H${width - 12}A12 12 0 0 1 ${width} 12V36Z`, fill: bar }),
    controls,
    system === 'mac' ? text(width / 2, 23, title, 14, light, 600, 'middle') : text(16, 23, title, 14, light),
    at(0, 36, ...children),
  );
}

/** A phone with a screen of 200 × 410 units; `height` in pixels scales all of it. */
export function phone(
  x: number,
  y: number,
  height: number,
  system: 'ios' | 'android',
  ...children: readonly string[]
): string {
  const notch = system === 'ios' ? box(70, 8, 60, 16, ink, 8) : dot(100, 15, 6, ink);
  return group(
    { transform: `translate(${n(x)} ${n(y)}) scale(${Math.round((height / 434) * 1000) / 1000})` },
    box(0, 0, 224, 434, ink, 34, { filter: 'url(#s)' }),
    at(12, 12, box(0, 0, 200, 410, white, 24), ...children, notch, box(70, 398, 60, 4, '#9fb8ad', 2)),
  );
}

/** A tablet with a screen of `width` − 24 by `height` − 24. */
export const tablet = (x: number, y: number, width: number, height: number, ...children: readonly string[]): string =>
  at(
    x,
    y,
    box(0, 0, width, height, ink, 20, { filter: 'url(#s)' }),
    at(12, 12, box(0, 0, width - 24, height - 24, white, 10), ...children),
  );

/** A laptop; its screen starts at 0, 0 and is `width` by `height`. */
export const laptop = (x: number, y: number, width: number, height: number, ...children: readonly string[]): string =>
  at(
    x,
    y,
    box(-10, -10, width + 20, height + 22, ink, 14, { filter: 'url(#s)' }),
    box(0, 0, width, height, white, 5),
    ...children,
    element('path', {
      d: `M-44 ${height + 12}H${width + 44}l-10 14a8 8 0 0 1-6 3H${-28}a8 8 0 0 1-6-3z`,
      fill: '#b8cfc4',
    }),
  );

/** What most strokes and all lettering have in common; said once for a whole scene. */
const common = { fill: 'none', strokeLinejoin: 'round' };

/** Markup in fewer bytes: without what {@link common} says, and with three-digit colours. */
const slim = (markup: string): string =>
  markup.replaceAll(/ fill="none"| stroke-linejoin="round"/g, '').replaceAll(/"#(.)\1(.)\2(.)\3"/g, '"#$1$2$3"');

/** A drawn scene of 800 × 560: soft light, a fine grid of dots, the parts. */
export function scene(tone: 'mist' | 'dawn' | 'dusk', ...children: readonly string[]): string {
  const [top, low, disc, grid] = {
    mist: [paper, mist, white, leaf],
    dawn: ['#fbf3e4', mist, white, leaf],
    dusk: [green, ink, leaf, sapling],
  }[tone] as [string, string, string, string];
  const defs = element(
    'defs',
    {},
    linearGradient(
      'b',
      [
        [0, top],
        [1, low],
      ],
      { x2: 0.6 },
    ),
    element(
      'pattern',
      { id: 'g', width: 24, height: 24, patternUnits: 'userSpaceOnUse' },
      dot(12, 12, 1.1, grid, { opacity: 0.28 }),
    ),
    element(
      'filter',
      { id: 's', x: '-20%', y: '-20%', width: '140%', height: '150%' },
      element('feDropShadow', {
        dx: 0,
        dy: 10,
        stdDeviation: 14,
        floodColor: ink,
        floodOpacity: tone === 'dusk' ? 0.45 : 0.16,
      }),
    ),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="560" viewBox="0 0 800 560">${[
    defs,
    box(0, 0, 800, 560, 'url(#b)', 0),
    dot(640, 120, 230, disc, { opacity: tone === 'dusk' ? 0.22 : 0.55 }),
    box(0, 0, 800, 560, 'url(#g)', 0),
    group(common, slim(children.join(''))),
  ].join('')}</svg>`;
}
