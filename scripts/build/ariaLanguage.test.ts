import { readdirSync } from 'node:fs';
import path from 'node:path';
import { getAriaLanguage } from './ariaLanguage';

const WORDS = 'node_modules/react-aria/dist/private/intl/overlays';

test.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['pt-BR', 'pt'],
  ['is', 'en'],
])('3.1.2 pages in %s have the texts of react-aria in %s', (language, ariaLanguage) =>
  expect(getAriaLanguage(language)).toBe(ariaLanguage),
);

test('3.1.2 getAriaLanguage returns every language for which react-aria has texts', () => {
  const files = readdirSync(WORDS).filter((file) => file.endsWith('.mjs'));
  const languages = new Set(files.map((file) => new Intl.Locale(path.basename(file, '.mjs')).language));
  expect(languages.size).toBeGreaterThan(20);
  for (const language of languages) expect(getAriaLanguage(language)).toBe(language);
});
