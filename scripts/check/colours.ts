import { parse, wcagContrast } from 'culori';
import type { Finding, Site } from './site';
import { getPaletteToken } from '../../src/site/colours';
import { readThemes, resolveToken, TOKENS_FILE } from '../tokens';

/** The tokens of two colours that appear next to each other. */
export type ColourPair = readonly [front: string, back: string];

const SURFACES = ['--color-page', '--color-surface', '--color-surface-tint'];

/** Text colours and their backgrounds. The contrast of each pair must be at least 7:1 (WCAG 1.4.6). */
export const TEXT_PAIRS: readonly ColourPair[] = [
  ...SURFACES.flatMap((surface): ColourPair[] => [
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
  ['--color-text', '--color-decoration'],
  ['--color-on-logo-tile', '--color-logo-tile'],
  ['--palette-ink', '--color-on-band'],
  ['--color-on-band', '--color-band'],
  ['--color-on-band-muted', '--color-band'],
  ['--color-band-accent', '--color-band'],
  ['--palette-ink', '--color-band-accent'],
];

/**
 * Colours of control edges, icons and focus rings, and their backgrounds. The contrast of each pair must be at least
 * 3:1 (WCAG 1.4.11, 2.4.13).
 */
export const EDGE_PAIRS: readonly ColourPair[] = [
  ...SURFACES.flatMap((surface): ColourPair[] => [
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

/**
 * Colour roles that this check does not measure: hairlines, decoration and overlays. a11y/hero-contrast.spec.ts
 * measures the contrast of the text on the hero's overlay.
 */
export const UNPAIRED_ROLES: readonly string[] = [
  '--color-border',
  '--color-highlight',
  '--color-band-line',
  '--color-scrim',
  '--color-hero-shade',
  '--color-hero-shade-deep',
];

const isHexColour = (value: string | undefined): value is string => /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(value ?? '');

/** Formats a contrast ratio, rounded down: '6.99:1' for 6.998, because '7.00:1' would look sufficient. */
const formatRatio = (value: number): string => `${(Math.floor(value * 100) / 100).toFixed(2)}:1`;

const MEASURED_PAIRS = [
  ...TEXT_PAIRS.map(([front, back]) => ({ front, back, minRatio: 7, clause: 'text needs' })),
  ...EDGE_PAIRS.map(([front, back]) => ({ front, back, minRatio: 3, clause: 'lines and focus rings need' })),
];
const MEASURED_ROLES = [...new Set(MEASURED_PAIRS.flatMap(({ front, back }) => [front, back]))];

/** Returns the number of colour pairs in all themes. */
export const countPairs = ({ themes }: Pick<Site, 'themes'>): number =>
  Object.keys(themes).length * MEASURED_PAIRS.length;

/**
 * WCAG 1.4.6, 1.4.11, 2.4.13: yields a finding for each colour pair with too little contrast, in each theme. Also
 * yields a finding for each unknown raw colour, and for each colour whose contrast cannot be computed.
 */
export function* checkColours({ themes, ownColours }: Pick<Site, 'themes' | 'ownColours'>): Generator<Finding> {
  const file = Object.keys(ownColours).length > 0 ? 'colours.ts' : TOKENS_FILE;
  const defaultTokens = readThemes()['light'];
  for (const name of Object.keys(ownColours))
    if (!defaultTokens?.has(getPaletteToken(name)))
      yield {
        file,
        steps: ['colours', name],
        message: `there is no raw colour with this name: use a name from ${TOKENS_FILE}.`,
      };
  const malformedColours = Object.entries(ownColours).filter(([, value]) => !parse(value));
  for (const [name, value] of malformedColours)
    yield {
      file,
      steps: ['colours', name],
      message: `‘${value}’ is not a colour: write it like ‘#0a5540’, or like ‘rgb(6 20 15 / 62%)’.`,
    };
  if (malformedColours.length > 0) return;
  for (const [theme, tokens] of Object.entries(themes)) {
    for (const role of MEASURED_ROLES) {
      const colour = resolveToken(tokens, role);
      if (isHexColour(colour)) continue;
      // If several roles use the same raw colour, their findings are equal. `checkSite` reports equal findings once.
      const [colourName] = Object.entries(ownColours).find(([, value]) => value === colour) ?? [];
      yield colourName === undefined
        ? {
            file,
            steps: [theme, role],
            message: `‘${tokens.get(role) ?? ''}’ is not a colour: write it like ‘#0a5540’, or as var() of another token.`,
          }
        : {
            file,
            steps: ['colours', colourName],
            message: `the contrast of ‘${colour}’ can't be computed: write the colour like ‘#0a5540’.`,
          };
    }
    for (const { front, back, minRatio, clause } of MEASURED_PAIRS) {
      const [frontColour, backColour] = [resolveToken(tokens, front), resolveToken(tokens, back)];
      if (!isHexColour(frontColour) || !isHexColour(backColour)) continue;
      const ratio = wcagContrast(frontColour, backColour);
      const message = `${frontColour} on ${back} (${backColour}) has a contrast of ${formatRatio(ratio)}, and ${clause} ${minRatio}:1: make one of them darker or lighter.`;
      if (ratio < minRatio) yield { file, steps: [theme, front], message };
    }
  }
}
