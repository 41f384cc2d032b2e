import { replaceLiterals } from './literals';

const translateSource = (source: string, texts: Readonly<Record<string, string>>): string =>
  replaceLiterals(source, ({ text }) => texts[text] ?? text);

test.each([
  ['a text', "const x = 'Send';", { Send: "Don't" }, 'const x = "Don\'t";'],
  ['a key', "const x = { 'Small plan': 1 };", { 'Small plan': 'Klein' }, 'const x = { "Klein": 1 };'],
  [
    'a template literal with expressions',
    'const x = `Write to ${a.b} or ${c}`;',
    { 'Write to {1} or {2}': '{2}, {1}: `$' },
    'const x = `${c}, ${a.b}: \\`$`;',
  ],
  [
    'a text with placeholders of the site',
    "const x = 'For {plan}';",
    { 'For {plan}': '{plan}!' },
    'const x = "{plan}!";',
  ],
])('new-firm: a translation replaces %s', (_title, source, texts, expected) => {
  expect(translateSource(source, texts as Record<string, string>)).toBe(expected);
});

test.each(["import { a } from './a';", "const x = () => import('./a');", "type X = './a';", "const y = 'b'; // './a'"])(
  'new-firm: a translation keeps import paths, types and comments: %s',
  (source) => expect(translateSource(source, { './a': 'z' })).toBe(source),
);

test('new-firm: `replace` receives the name of the constant or field that contains a literal, and no name for a list entry', () => {
  const source = "const updated = '1'; const firm = { name: '1', list: ['1'] };";
  expect(replaceLiterals(source, ({ text, field = 'none' }) => text + field)).toBe(
    'const updated = "1updated"; const firm = { name: "1name", list: ["1none"] };',
  );
});
