import { formatDocumentTitle } from './formatDocumentTitle';

jest.mock('#site/firm', () => ({ firm: { name: 'Art', tagline: 'Oak & Iron' } }));

test.each([
  ['Article', true],
  ['Start', true],
  ['Start with Art', false],
  ['About Art', false],
])('2.4.2 the document title of ‘%s’ adds the name of the firm ‘Art’: %s', (title, hasAddition) => {
  expect(formatDocumentTitle({ kind: 'text', title }) !== title).toBe(hasAddition);
});
