import { wcagContrast } from 'culori';
import type { Finding, Look, Site } from './site';
import { paletteToken } from '../../src/site/colours';
import { readThemes, resolve } from '../tokens';

/** Two roles that meet. */
export type Pair = readonly [front: string, back: string];

const SURFACES = ['--color-page', '--color-surface', '--color-surface-tint'];

/** What is written on what: at least 7:1 (WCAG 1.4.6). */
export const TEXT_PAIRS: readonly Pair[] = [
  ...SURFACES.flatMap((surface): Pair[] => [
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
export const EDGE_PAIRS: readonly Pair[] = [
  ...SURFACES.flatMap((surface): Pair[] => [
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

/** Roles that nobody has to see against another: hairlines, ornament, and veils over pictures (a11y/hero-contrast). */
export const UNPAIRED: readonly string[] = [
  '--color-border',
  '--color-highlight',
  '--color-band-line',
  '--color-scrim',
  '--color-hero-shade',
  '--color-hero-shade-deep',
];

const isHex = (value: string | undefined): value is string => /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(value ?? '');

/** '6.98' of what would be 7 when rounded: never more than there is. */
const ratioOf = (value: number): string => `${(Math.floor(value * 100) / 100).toFixed(2)}:1`;

/** WCAG 1.4.6, 1.4.11, 2.4.13: every pair of colours that meet, in each way to see the site. */
export function checkColours({ themes, ownColours }: Pick<Site, 'themes' | 'ownColours'>): Look {
  const asked = [
    ...TEXT_PAIRS.map(([front, back]) => ({ front, back, least: 7, what: 'text' })),
    ...EDGE_PAIRS.map(([front, back]) => ({ front, back, least: 3, what: 'lines and focus rings' })),
  ];
  const raw = new Set(readThemes()['light']?.keys());
  const isOwn = Object.keys(ownColours).length > 0;
  const say = (entry: string, field: string, message: string): Finding => ({
    file: isOwn ? 'colours.ts' : 'src/styles/tokens.css',
    entry,
    field,
    message,
  });
  const findings = Object.entries(themes).flatMap(([theme, tokens]) => {
    const names = [...new Set(asked.flatMap(({ front, back }) => [front, back]))];
    const unreadable = names.filter((name) => !isHex(resolve(tokens, name)));
    return [
      ...unreadable.map((name) =>
        say(theme, name, `‘${tokens.get(name) ?? ''}’ is no colour: write it like ‘#0a5540’, or as var() of another.`),
      ),
      ...asked.flatMap(({ front, back, least, what }) => {
        const [one, other] = [resolve(tokens, front), resolve(tokens, back)];
        if (!isHex(one) || !isHex(other)) return [];
        const ratio = wcagContrast(one, other);
        return ratio >= least
          ? []
          : [
              say(
                theme,
                front,
                `${one} on ${back} (${other}) has a contrast of ${ratioOf(ratio)}, and ${what} need ${least}:1: make one of them darker or lighter.`,
              ),
            ];
      }),
    ];
  });
  const unknown = Object.keys(ownColours)
    .filter((name) => !raw.has(paletteToken(name)))
    .map((name) => say('colours', name, 'no raw colour has this name: write one of those in src/styles/tokens.css.'));
  return {
    counts: { 'pairs of colours': Object.keys(themes).length * asked.length },
    findings: [...unknown, ...findings],
  };
}
