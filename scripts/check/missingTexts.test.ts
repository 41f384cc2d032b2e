import { findMissingTexts } from './missingTexts';

const findLines = (source: string, tags = ['de', 'en']): string[] =>
  findMissingTexts('home.ts', source, tags).map(
    ([tag, { steps, message }]) => `${tag}: ${steps.join(' › ')} ${message}`,
  );

const IMPORT = "import { text } from './languages';\n";

test.each<[string, string, string[]]>([
  ['has every version', "export const a = text({ de: 'A', en: 'B' });", []],
  [
    'lacks one version',
    "export const home = { hero: [{ title: text({ de: 'Ja' }) }] };",
    ['en: home › hero › ‘Ja’ › title has no text in ‘en’: add ‘en: …’ beside ‘Ja’.'],
  ],
  [
    'is a list in one language',
    "export const home = { items: text({ en: ['One', 'Two'] }) };",
    ['de: home › items has no text in ‘de’: add ‘de: …’ beside ‘One’.'],
  ],
  [
    'has a variable as its version',
    'export const words = text({ de });',
    ['en: words has no text in ‘en’: add ‘en: …’.'],
  ],
  [
    'is in a list entry without a name',
    'export const home = [{ id: 1, at: text({ de: `Für ${name}` }) }] as const;',
    ['en: home › no. 1 › at has no text in ‘en’: add ‘en: …’ beside ‘Für …’.'],
  ],
])('§3 the check finds exactly the missing language versions of a text that %s', (_title, source, lines) => {
  expect(findLines(IMPORT + source)).toEqual(lines);
});

test.each([
  ['comes from a variable', 'export const a = text(versions);'],
  ['is in a file with a syntax error', 'export const a = text({ de: );'],
])('§3 the check finds no missing language version of a text that %s', (_title, source) => {
  expect(findLines(IMPORT + source)).toEqual([]);
});

test('§3 the check reads only calls of the `text` function from languages.ts, even if the import renames the function', () => {
  const call = "export const a = words({ de: 'A' });";
  expect(findLines(`import { text as words } from '../languages';\n${call}`)).toHaveLength(1);
  expect(findLines(`import { text } from './elsewhere';\nexport const a = text({ de: 'A' });`)).toEqual([]);
});

test('§3 the check reports a text that lacks several languages once for each missing language', () => {
  expect(findLines(`${IMPORT}export const a = text({ de: 'A' });`, ['de', 'en', 'pt-BR'])).toEqual([
    'en: a has no text in ‘en’: add ‘en: …’ beside ‘A’.',
    'pt-BR: a has no text in ‘pt-BR’: add ‘pt-BR: …’ beside ‘A’.',
  ]);
});
