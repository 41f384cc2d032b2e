import { UPGRADE_STEPS, type Project } from './steps';
import type { Sources } from './version';

const PROJECT: Project = {
  language: 'en',
  words: new Map<string, unknown>([
    ['forms', { send: 'Send', left: { one: 'One', other: '{count} left' }, shared: { honeypot: 'Empty', ok: 'OK' } }],
  ]),
  paths: { '#languages/*': ['../project/src/languages/*.ts'] },
};

/**
 * Returns a file of the upgraded folder after all steps, with single spaces in place of line breaks and indentation.
 */
function runSteps(files: Readonly<Record<string, string>>, file: string): string | undefined {
  const sources = UPGRADE_STEPS.reduce<Sources>(
    (current, { run }) => run(current, PROJECT),
    new Map(Object.entries(files)),
  );
  return sources.get(file)?.replaceAll(/\s+/g, ' ').trim();
}

test('new-firm: an upgrade renames the key `shared.trap` to `shared.honeypot` wherever words/forms.ts sets or reads it', () => {
  const source = `import { words as english } from '#languages/en/forms';
    export const words = { ...english, trap: 1, shared: { ...english.shared, trap: english.shared.trap + '!' } };`;
  expect(runSteps({ 'words/forms.ts': source }, 'words/forms.ts')).toContain(
    "trap: 1, shared: { ...english.shared, honeypot: english.shared.honeypot + '!' }",
  );
});

test('new-firm: an upgrade removes unchanged and obsolete texts, and keeps all plural forms of a changed text', () => {
  const source = `export const words = { send: 'Send', tooFast: 'Too fast', left: { one: 'One', other: 'Left: {count}' } };`;
  expect(runSteps({ 'words/forms.ts': source }, 'words/forms.ts')).toBe(
    "import { words as template } from '#languages/en/forms'; export const words = { ...template, left: { one: 'One', other: 'Left: {count}' } };",
  );
});

test('new-firm: an upgrade keeps texts that use imports from other files of the folder, and keeps these imports', () => {
  const files = {
    'firm.ts': "export const firm = { name: 'Acme' };",
    'words/forms.ts': "import { firm } from '../firm'; export const words = { send: `Send to ${firm.name}` };",
  };
  expect(runSteps(files, 'words/forms.ts')).toContain("import { firm } from '../firm';");
  expect(runSteps(files, 'words/forms.ts')).toContain('{ ...template, send: `Send to ${firm.name}` }');
});

test('new-firm: an upgrade keeps declarations whose names contain non-ASCII letters or a dollar sign', () => {
  const source = "const über$ = 'Write to us'; export const words = { send: über$ };";
  expect(runSteps({ 'words/forms.ts': source }, 'words/forms.ts')).toContain("const über$ = 'Write to us';");
});

test.each([
  ['Request {plan} + {addon}', 'Request {plan}'],
  ['Choose {plan}, {addon}', 'Choose {plan}'],
  ['{plan} ({addon}) wanted', '{plan} wanted'],
])('new-firm: an upgrade adds a title without the add-on for the title ‘%s’', (title, titleWithoutAddon) => {
  const source = `export const quote = { title: '${title}', helper: 'For {plan}' };`;
  expect(runSteps({ 'plans.ts': source }, 'plans.ts')).toContain(`titleWithoutAddon: '${titleWithoutAddon}', helper`);
});

test('new-firm: an upgrade names tsconfig.json if a comment in it prevents the upgrade', () => {
  const source = '{ "extends": "../project/tsconfig.json" /* The project */ }';
  expect(() => runSteps({ 'tsconfig.json': source }, 'tsconfig.json')).toThrow(
    /^tsconfig\.json is not valid JSON \(.+\): remove its comments and trailing commas\.$/,
  );
});

test('new-firm: an upgrade keeps the firm’s own options of tsconfig.json', () => {
  const source =
    '{ "extends": "../project/tsconfig.json", "compilerOptions": { "paths": { "#own": ["a"] }, "types": [] } }';
  expect(JSON.parse(runSteps({ 'tsconfig.json': source }, 'tsconfig.json') ?? '')).toEqual({
    extends: '../project/tsconfig.json',
    compilerOptions: { paths: { '#own': ['a'], '#languages/*': ['../project/src/languages/*.ts'] }, types: [] },
  });
});

test('new-firm: an upgrade moves the jobs to jobList.ts and adds a page for each job', () => {
  const files = {
    'pages.ts': `import type { Page, Pages } from '#kit';
      export const pages: Pages = { work: { kind: 'jobs', content: () => import(/* webpackChunkName: "work" */ './work') } };`,
    'work.ts': `import type { JobsContent } from '#kit';
      const places = ['Full time', 'Bonn'];
      const content: JobsContent = { intro: 'Work', jobs: [{ id: 'a', requirements: places }] };
      export default content;`,
  };
  expect(runSteps(files, 'jobList.ts')).toBe(
    "import type { Job } from '#kit'; const places = ['Full time', 'Bonn']; /** The jobs. Each job has its own page. The page has an application form until the last day (`validThrough`). */ export const jobs: readonly Job[] = [{ id: 'a', requirements: places }];",
  );
  expect(runSteps(files, 'work.ts')).toBe(
    "import { jobs as jobList } from './jobList'; import type { JobsContent } from '#kit'; const content: JobsContent = { intro: 'Work', jobs: jobList }; export default content;",
  );
  expect(runSteps(files, 'pages.ts')).toMatch(
    /^import \{ jobs \} from '\.\/jobList'; import \{ withJobPages, type Page, type Pages \} from '#kit'; export const pages: Pages = withJobPages\(jobs, \{ work: .* \}\);$/,
  );
});

test('new-firm: an upgrade does not move jobs that the jobs page imports from another file', () => {
  const files = {
    'pages.ts': "export const pages = { work: { kind: 'jobs', content: () => import('./work') } };",
    'work.ts': "import { jobs } from './board'; export default { jobs };",
  };
  expect(runSteps(files, 'pages.ts')).toBe(files['pages.ts']);
  expect(runSteps(files, 'work.ts')).toBe(files['work.ts']);
});
