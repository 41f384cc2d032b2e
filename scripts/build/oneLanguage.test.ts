import { transformSync } from '@babel/core';
import { oneLanguage } from './oneLanguage';

const compiled = (code: string) =>
  transformSync(code, { configFile: false, plugins: [[oneLanguage, { language: 'en' }]] })?.code ?? '';

test('a page carries the texts of its own language alone, nested ones included', () => {
  const code = compiled(`
    import { text } from '../languages';
    const title = text({ de: 'Preise', en: 'Prices' });
    const all = text({ de: { a: 'Eins' }, 'en': { a: text({ de: 'Zwei', en: 'Two' }) } });`);
  expect(code).toContain("'Prices'");
  expect(code).toContain("'Two'");
  expect(code).not.toMatch(/Preise|Eins|Zwei/);
});

test('other functions with that name, and arguments that are no plain object, stay as they are', () => {
  const code = `import { text } from './sections';
const title = text({ de: 'Preise', en: 'Prices' });`;
  expect(compiled(code)).toContain('Preise');
  expect(compiled("import { text } from './languages';\ntext(versions);")).toContain('text(versions)');
});
