import { checkColours, EDGE_PAIRS, TEXT_PAIRS, UNPAIRED_ROLES } from './colours';
import { listFindingLines, createSmallSite } from './testing/smallSite';
import { readThemes } from '../tokens';

const listColourLines = (ownColours: Record<string, string>) =>
  listFindingLines(
    createSmallSite(({ colours }) => Object.assign(colours, ownColours)),
    checkColours,
  );

test('WCAG 1.4.6 the check finds no mistake in the default colour tokens', () => {
  expect(listColourLines({})).toEqual([]);
});

test.each([
  [
    { white: '#d0d0d0' },
    'colours.ts › light › --color-on-accent: #d0d0d0 on --color-accent (#0a5540) has a contrast of 5.70:1, and text needs 7:1: make one of them darker or lighter.',
  ],
  [
    { lineNight: '#294238' },
    'colours.ts › dark › --color-border-control: #294238 on --color-page (#0a1713) has a contrast of 1.68:1, and lines and focus rings need 3:1: make one of them darker or lighter.',
  ],
  [
    { greeen: '#0a5540' },
    'colours.ts › colours › greeen: there is no raw colour with this name: use a name from src/styles/tokens.css.',
  ],
  [
    { bandLine: 'greenish' },
    'colours.ts › colours › bandLine: ‘greenish’ is not a colour: write it like ‘#0a5540’, or like ‘rgb(6 20 15 / 62%)’.',
  ],
  [
    { ink: 'rgb(6 20 15 / 62%)' },
    "colours.ts › colours › ink: the contrast of ‘rgb(6 20 15 / 62%)’ can't be computed: write the colour like ‘#0a5540’.",
  ],
  [
    { brand: 'green' },
    "colours.ts › colours › brand: the contrast of ‘green’ can't be computed: write the colour like ‘#0a5540’.",
  ],
])('WCAG 1.4.6, 1.4.11 the check of the colours %j reports “%s”', (ownColours, line) => {
  expect(listColourLines(ownColours)).toContain(line);
});

test('WCAG 1.4.6 the check measures the default tokens if the firm defines no colours', () => {
  const site = createSmallSite();
  const themes = { light: new Map([...(site.themes['light'] ?? []), ['--color-link', '#777']]) };
  expect(listFindingLines({ ...site, themes }, checkColours)[0]).toMatch(
    /^src\/styles\/tokens\.css › light › --color-link: #777 on /,
  );
});

test('WCAG 1.4.6 every colour role belongs to a measured pair or to the list of unpaired roles', () => {
  const pairedRoles = new Set([...TEXT_PAIRS, ...EDGE_PAIRS].flat());
  const roles = [...(readThemes()['light']?.keys() ?? [])].filter((name) => name.startsWith('--color-'));
  expect(roles.length).toBeGreaterThan(25);
  expect(roles.filter((name) => !pairedRoles.has(name) && !UNPAIRED_ROLES.includes(name))).toEqual([]);
  expect(UNPAIRED_ROLES.filter((name) => !roles.includes(name))).toEqual([]);
});

test("WCAG 1.4.6 a firm's own raw colour replaces the default colour in every theme", () => {
  const themes = readThemes({ brandDeep: '#111' });
  expect(Object.values(themes).map((tokens) => tokens.get('--palette-brand-deep'))).toEqual(Array(4).fill('#111'));
});
