import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PRESSABLE_STYLE, renderDocument } from './document';

const packed = (css: string) => css.replace(/\s+/g, '');

test('react-aria finds its own style in the head, word for word, and adds none to a page that is shown', () => {
  const library = path.dirname(createRequire(path.resolve('package.json')).resolve('react-aria/package.json'));
  const source = readFileSync(path.join(library, 'dist/private/interactions/usePress.cjs'), 'utf8');
  const [, attribute = ''] = /\$var\$PRESSABLE_ATTRIBUTE = '([^']+)'/.exec(source) ?? [];
  const [, css = ''] = /style\.textContent = `([^`]+)`/.exec(source) ?? [];
  expect(source).toContain(`STYLE_ID = '${PRESSABLE_STYLE.id}'`);
  expect(packed(css.replace(/\$\{[^}]+\}/, attribute))).toBe(packed(PRESSABLE_STYLE.css));
  const page = renderDocument({ base: '/', title: 'Page', description: 'Words' });
  expect(page).toContain(`<style id="${PRESSABLE_STYLE.id}">${PRESSABLE_STYLE.css}</style>`);
});
