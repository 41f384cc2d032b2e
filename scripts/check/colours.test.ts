import { checkColours, EDGE_PAIRS, TEXT_PAIRS, UNPAIRED } from './colours';
import { linesOf, smallSite } from './testing/smallSite';
import { readThemes } from './tokens';

test('WCAG 1.4.6 the tokens have no mistake, in four ways to see the site', () => {
  expect(checkColours(smallSite())).toEqual({
    counts: { 'pairs of colours': 4 * (TEXT_PAIRS.length + EDGE_PAIRS.length) },
    findings: [],
  });
});

test('WCAG 1.4.6 a text that is too pale is told with both names and the ratio', () => {
  const lines = linesOf(checkColours, ({ tokens }) => (tokens['--color-on-accent'] = '#d0d0d0'));
  expect(lines[0]).toBe(
    'src/styles/tokens.css › light › --color-on-accent: #d0d0d0 on --color-accent (#0a5540) has a contrast of 5.70:1, and text need 7:1: make one of them darker or lighter.',
  );
});

test('WCAG 1.4.11 a focus ring that is too pale is told with both names and the ratio', () => {
  expect(linesOf(checkColours, ({ tokens }) => (tokens['--color-focus'] = '#9cc2ff'))[0]).toBe(
    'src/styles/tokens.css › light › --color-focus: #9cc2ff on --color-page (#f8f7f2) has a contrast of 1.69:1, and lines and focus rings need 3:1: make one of them darker or lighter.',
  );
});

test('WCAG 1.4.6 a colour that is none is told, and never passes unseen', () => {
  const lines = linesOf(checkColours, ({ tokens }) => {
    tokens['--color-text'] = 'greenish';
    tokens['--color-link'] = 'var(--color-link)';
  });
  expect(lines.slice(0, 2)).toEqual([
    'src/styles/tokens.css › light › --color-text: ‘greenish’ is no colour: write it like ‘#0a5540’, or as var() of another.',
    'src/styles/tokens.css › light › --color-link: ‘var(--color-link)’ is no colour: write it like ‘#0a5540’, or as var() of another.',
  ]);
});

test('WCAG 1.4.6 every role of a colour is in a pair, or said to need none', () => {
  const known = new Set([...TEXT_PAIRS, ...EDGE_PAIRS].flat());
  const roles = [...(readThemes()['light']?.keys() ?? [])].filter((name) => name.startsWith('--color-'));
  expect(roles.length).toBeGreaterThan(25);
  expect(roles.filter((name) => !known.has(name) && !UNPAIRED.includes(name))).toEqual([]);
  expect(UNPAIRED.filter((name) => !roles.includes(name))).toEqual([]);
});

test("WCAG 1.4.6 a firm's own colour goes before the token of its mode, dark after light", () => {
  const themes = readThemes({ light: { '--color-link': '#111' }, dark: { '--color-link': '#eee' } });
  expect([themes['light']?.get('--color-link'), themes['dark']?.get('--color-link')]).toEqual(['#111', '#eee']);
});
