import { transformSync, type PluginItem } from '@babel/core';
import { keepListedJobFields, keepOneLanguage } from './babelPlugins';

const createCompiler =
  (...plugin: PluginItem[]) =>
  (code: string) =>
    transformSync(code, { configFile: false, plugins: [plugin as PluginItem] })?.code ?? '';
const compileEnglish = createCompiler(keepOneLanguage, { language: 'en' });
const compilePageRegistry = createCompiler(keepListedJobFields, {
  jobs: [
    { id: 'smith', title: 'Smith', isClosed: false, description: 'You forge.' },
    { id: 'farrier', title: 'Farrier', isClosed: true },
  ],
});

test('keepOneLanguage removes the texts of all other languages from a page, including nested texts', () => {
  const code = compileEnglish(`
    import { text } from '../languages';
    const title = text({ de: 'Old title', en: 'Prices' });
    const all = text({ de: { a: 'Old one' }, 'en': { a: text({ de: 'Old two', en: 'Two' }) } });`);
  expect(code).toContain("'Prices'");
  expect(code).toContain("'Two'");
  expect(code).not.toMatch(/Old/);
});

test('keepOneLanguage ignores functions named `text` from other files, and arguments other than object literals', () => {
  const code = `import { text } from './sections';
const title = text({ de: 'Old title', en: 'Prices' });`;
  expect(compileEnglish(code)).toContain('Old title');
  expect(compileEnglish("import { text } from './languages';\ntext(versions);")).toContain('text(versions)');
});

test('§2.11 the compiled page registry contains only the id, the title and `isClosed` of each job', () => {
  const code = compilePageRegistry(`
    import { jobs } from './jobs';
    import { withJobPages } from '#kit';
    export const pages = withJobPages(jobs, { jobs: { path: '/jobs' } });`);
  expect(code).toMatch(
    /id: "smith",\s+title: "Smith"\s+\}, \{\s+id: "farrier",\s+title: "Farrier",\s+isClosed: true\s+\}/,
  );
  expect(code).toContain("path: '/jobs'");
  expect(code).not.toMatch(/forge|\.\/jobs/);
});

test('keepListedJobFields keeps the import of the jobs if the page registry also uses the jobs elsewhere', () => {
  const code = `
    import { jobs } from './jobs';
    import { withJobPages } from '#kit';
    export const pages = withJobPages(jobs, { jobs: { title: jobs.length } });`;
  expect(compilePageRegistry(code)).toContain("from './jobs'");
});

test('keepListedJobFields ignores calls of a `withJobPages` function that the file does not import', () => {
  const code = "import { jobs } from './jobs';\nwithJobPages(jobs, {});";
  expect(compilePageRegistry(code)).toBe(code);
});
