import { getAriaLanguage } from './ariaLanguage';

test.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['pt-BR', 'pt'],
  ['is', 'en'],
])('3.1.2 pages in %s have the texts of react-aria in %s', (language, ariaLanguage) =>
  expect(getAriaLanguage(language)).toBe(ariaLanguage),
);
