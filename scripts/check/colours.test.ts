import { checkColours, EDGE_PAIRS, TEXT_PAIRS, UNPAIRED } from './colours';
import { linesOf, smallSite } from './testing/smallSite';
import { readThemes } from '../tokens';

test('WCAG 1.4.6 the tokens have no mistake, in four ways to see the site', () => {
  expect(checkColours(smallSite())).toEqual({
    counts: { 'pairs of colours': 4 * (TEXT_PAIRS.length + EDGE_PAIRS.length) },
    findings: [],
  });
});

test('WCAG 1.4.6 a text that is too pale is told with both names and the ratio', () => {
  const lines = linesOf(checkColours, ({ colours }) => (colours['white'] = '#d0d0d0'));
  expect(lines).toContain(
    'src/content/acme/colours.ts › light › --color-on-accent: #d0d0d0 on --color-accent (#0a5540) has a contrast of 5.70:1, and text need 7:1: make one of them darker or lighter.',
  );
});

test('WCAG 1.4.11 lines that are too pale are told with both names and the ratio, in the dark too', () => {
  expect(linesOf(checkColours, ({ colours }) => (colours['lineNight'] = '#294238'))[0]).toBe(
    'src/content/acme/colours.ts › dark › --color-border-control: #294238 on --color-page (#0a1713) has a contrast of 1.68:1, and lines and focus rings need 3:1: make one of them darker or lighter.',
  );
});

test('WCAG 1.4.6 the tokens of the site are looked at without colours of a firm, too', () => {
  const site = smallSite();
  const themes = { light: new Map([...(site.themes['light'] ?? []), ['--color-link', '#777']]) };
  expect(checkColours({ ...site, themes }).findings[0]).toMatchObject({
    file: 'src/styles/tokens.css',
    entry: 'light',
    field: '--color-link',
  });
});

test('WCAG 1.4.6 a colour that is none, or of no name, is told, and never passes unseen', () => {
  const lines = linesOf(checkColours, ({ colours }) => {
    colours['ink'] = 'greenish';
    colours['greeen'] = '#0a5540';
    colours['slate'] = 'var(--palette-slate)';
  });
  expect(lines.slice(0, 3)).toEqual([
    'src/content/acme/colours.ts › colours › greeen: no raw colour has this name: write one of those in src/styles/tokens.css.',
    'src/content/acme/colours.ts › light › --color-text: ‘var(--palette-ink)’ is no colour: write it like ‘#0a5540’, or as var() of another.',
    'src/content/acme/colours.ts › light › --color-text-muted: ‘var(--palette-slate)’ is no colour: write it like ‘#0a5540’, or as var() of another.',
  ]);
});

test('WCAG 1.4.6 every role of a colour is in a pair, or said to need none', () => {
  const known = new Set([...TEXT_PAIRS, ...EDGE_PAIRS].flat());
  const roles = [...(readThemes()['light']?.keys() ?? [])].filter((name) => name.startsWith('--color-'));
  expect(roles.length).toBeGreaterThan(25);
  expect(roles.filter((name) => !known.has(name) && !UNPAIRED.includes(name))).toEqual([]);
  expect(UNPAIRED.filter((name) => !roles.includes(name))).toEqual([]);
});

test("WCAG 1.4.6 a firm's own raw colour stands in for the one of its name, in every mode", () => {
  const themes = readThemes({ brandDeep: '#111' });
  expect(Object.values(themes).map((tokens) => tokens.get('--palette-brand-deep'))).toEqual(Array(4).fill('#111'));
});
