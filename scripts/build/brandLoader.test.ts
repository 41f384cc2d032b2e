import { readThemes } from '../tokens';
import { withColours } from './brandLoader';

const css = ':root {\n  --palette-brand: #0a5540;\n  --color-link: var(--palette-brand);\n}';

test('§2.1 a style sheet holds the colours themselves, the firm’s own in place of those that ship', () => {
  const tokens = readThemes({ brand: '#1b4488' })['light'] ?? new Map();
  expect(withColours(css, tokens)).toBe(':root {\n  --color-link: #1b4488;\n}');
});

test('§2.1 a colour that nobody has stops the build by its name', () => {
  expect(() => withColours('a { color: var(--palette-puce); }', new Map())).toThrow(
    'There is no colour --palette-puce',
  );
});
