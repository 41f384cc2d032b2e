import { readFileSync } from 'node:fs';
import { colours } from '#site/colours';
import { paletteToken } from '../site/colours';

const css = readFileSync('src/styles/tokens.css', 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');

type Tokens = ReadonlyMap<string, string>;

/** Custom properties declared in the first block that follows `marker`. */
function declarations(marker: string): Tokens {
  const start = css.indexOf('{', css.indexOf(':root', css.indexOf(marker)));
  const block = css.slice(start + 1, css.indexOf('}', start));
  return new Map(
    [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
  );
}

const shipped = declarations(':root');
/** The firm's own colours by their custom properties. */
const own: Tokens = new Map(Object.entries(colours).map(([name, value]) => [paletteToken(name), value]));
const light: Tokens = new Map([...shipped, ...own]);
const dark: Tokens = new Map([...light, ...declarations('(prefers-color-scheme: dark)')]);
const moreContrast = declarations('(prefers-contrast: more)');

function resolve(tokens: Tokens, name: string): string {
  const value = tokens.get(name);
  if (value === undefined) throw new Error(`tokens.css has no ${name}`);
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return reference ? resolve(tokens, reference) : value;
}

/** Relative luminance (WCAG 2.2) of '#rgb' or '#rrggbb'. */
function luminance(hex: string): number {
  const digits = hex.slice(1);
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const channel = Number.parseInt(full.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(tokens: Tokens, one: string, other: string): number {
  const [darker = 0, lighter = 0] = [one, other].map((name) => luminance(resolve(tokens, name))).sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const SURFACES = ['--color-page', '--color-surface', '--color-surface-tint'];

/** What is written on what: at least 7:1 (WCAG 1.4.6). */
const TEXT_PAIRS: [string, string][] = [
  ...SURFACES.flatMap((surface): [string, string][] => [
    ['--color-text', surface],
    ['--color-text-muted', surface],
    ['--color-link', surface],
    ['--color-error', surface],
  ]),
  ['--color-error', '--color-error-surface'],
  ['--color-text', '--color-error-surface'],
  ['--color-on-accent', '--color-accent'],
  ['--color-on-accent', '--color-accent-hover'],
  ['--color-on-accent', '--color-accent-pressed'],
  ['--color-on-badge', '--color-badge'],
  ['--color-text', '--color-badge'],
  ['--color-text', '--color-canopy'],
  ['--color-on-logo-tile', '--color-logo-tile'],
  ['--palette-ink', '--color-on-band'],
  ['--color-on-band', '--color-band'],
  ['--color-on-band-muted', '--color-band'],
  ['--color-band-accent', '--color-band'],
  ['--palette-ink', '--color-band-accent'],
];

/** Edges of controls, signs and focus rings: at least 3:1 (WCAG 1.4.11, 2.4.13). */
const EDGE_PAIRS: [string, string][] = [
  ...SURFACES.flatMap((surface): [string, string][] => [
    ['--color-border-control', surface],
    ['--color-accent', surface],
    ['--color-focus', surface],
  ]),
  ['--color-error', '--color-surface'],
  ['--color-focus', '--color-error-surface'],
  ['--color-accent', '--color-badge'],
  ['--color-on-band', '--color-band'],
  ['--color-band-accent', '--color-band'],
  ['--color-on-band-muted', '--color-band'],
];

test('WCAG 1.4.6 every colour of the firm takes the place of one that ships', () => {
  expect([...own.keys()].filter((name) => !shipped.has(name))).toEqual([]);
});

describe.each([
  ['light', light],
  ['dark', dark],
  ['light, more contrast', new Map([...light, ...moreContrast])],
  ['dark, more contrast', new Map([...dark, ...moreContrast])],
])('%s', (_name, tokens) => {
  test.each(TEXT_PAIRS)('WCAG 1.4.6 %s on %s reads at 7:1 or more', (text, surface) => {
    expect(contrast(tokens, text, surface)).toBeGreaterThanOrEqual(7);
  });

  test.each(EDGE_PAIRS)('WCAG 1.4.11 %s stands out from %s by 3:1 or more', (edge, surface) => {
    expect(contrast(tokens, edge, surface)).toBeGreaterThanOrEqual(3);
  });
});
