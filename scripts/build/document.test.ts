import { settings } from '#site/settings';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { getDirection } from '../../src/site/direction';
import { PRESSABLE_STYLE_ID, renderDocument } from './document';

const DOCUMENT_PARTS = { base: '/', title: 'Page', description: 'Words' };
const PRERENDERED_PAGE = { path: '/', body: '', styles: [], printStyle: '/p.css', noscriptStyle: '/n.css' };

test('one style element of a document has the id of react-aria’s style element, so that react-aria adds none', () => {
  const reactAriaFolder = path.dirname(createRequire(path.resolve('package.json')).resolve('react-aria/package.json'));
  const source = readFileSync(path.join(reactAriaFolder, 'dist/private/interactions/usePress.cjs'), 'utf8');
  const [, attribute = ''] = /\$var\$PRESSABLE_ATTRIBUTE = '([^']+)'/.exec(source) ?? [];
  const [, rule = ''] = /style\.textContent = `[^`]*\{\s*([\w-]+:[^;]+;)/.exec(source) ?? [];
  expect(source).toContain(`STYLE_ID = '${PRESSABLE_STYLE_ID}'`);
  expect(rule).toMatch(/^touch-action:/);
  expect(readFileSync('src/styles/base.css', 'utf8')).toContain(`[${attribute}] {\n  ${rule}`);
  const styles = ['/a.css', '/b.css'].map((href) => ({ href, css: 'p{margin:0}' }));
  const page = renderDocument({ ...DOCUMENT_PARTS, prerendered: { ...PRERENDERED_PAGE, styles } });
  expect(page.split(`<style id="${PRESSABLE_STYLE_ID}" data-href="/a.css">`)).toHaveLength(2);
  expect(page.split(PRESSABLE_STYLE_ID)).toHaveLength(2);
});

test('3.1.1, 1.3.2 the document states the firm’s language, and `dir="rtl"` only for right-to-left languages', () => {
  const { language } = settings;
  const htmlTag = getDirection(language) === 'rtl' ? `<html lang="${language}" dir="rtl"` : `<html lang="${language}"`;
  expect(renderDocument(DOCUMENT_PARTS)).toMatch(new RegExp(`${htmlTag}[ >]`));
});

test('§2.16 the markup activates the fonts only on a page without a start script', () => {
  const hydration = { scripts: ['/a.js'], startScript: 'start()' };
  expect(renderDocument({ ...DOCUMENT_PARTS, prerendered: PRERENDERED_PAGE })).toMatch(
    /^<!doctype html><html [^>]*data-fonts/,
  );
  expect(renderDocument({ ...DOCUMENT_PARTS, prerendered: { ...PRERENDERED_PAGE, hydration } })).not.toContain(
    'data-fonts',
  );
});
