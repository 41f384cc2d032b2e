import { transformSync } from '@babel/core';
import { keepOneLanguage } from './oneLanguage';

const compileCode = (code: string) =>
  transformSync(code, { configFile: false, plugins: [[keepOneLanguage, { language: 'en' }]] })?.code ?? '';

test('a page contains only the texts of its own language, nested texts included', () => {
  const code = compileCode(`
    import { text } from '../languages';
    const title = text({ de: 'Old title', en: 'Prices' });
    const all = text({ de: { a: 'Old one' }, 'en': { a: text({ de: 'Old two', en: 'Two' }) } });`);
  expect(code).toContain("'Prices'");
  expect(code).toContain("'Two'");
  expect(code).not.toMatch(/Old/);
});

test('the plugin ignores other functions with that name and arguments other than object literals', () => {
  const code = `import { text } from './sections';
const title = text({ de: 'Old title', en: 'Prices' });`;
  expect(compileCode(code)).toContain('Old title');
  expect(compileCode("import { text } from './languages';\ntext(versions);")).toContain('text(versions)');
});
