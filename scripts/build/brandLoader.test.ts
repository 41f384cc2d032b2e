import { readThemes } from '../tokens';
import { inlineColours } from './brandLoader';

const css = ':root {\n  --palette-brand: #0a5540;\n  --color-link: var(--palette-brand);\n}';

test('§2.1 the loader replaces references to palette properties with the colours of the firm', () => {
  const tokens = readThemes({ brand: '#1b4488' })['light'] ?? new Map();
  expect(inlineColours(css, tokens)).toBe(':root {\n  --color-link: #1b4488;\n}');
});

test('§2.1 an undefined colour fails the build, and the error names the colour', () => {
  expect(() => inlineColours('a { color: var(--palette-puce); }', new Map())).toThrow(
    'the colour --palette-puce is not defined',
  );
});
