import { transformSync } from '@babel/core';
import { keepListedJobs } from './listedJobs';

const JOBS = [
  { id: 'smith', title: 'Smith', isClosed: false, description: 'You forge.' },
  { id: 'farrier', title: 'Farrier', isClosed: true },
];
const compileCode = (code: string) =>
  transformSync(code, { configFile: false, plugins: [[keepListedJobs, { jobs: JOBS }]] })?.code ?? '';

test('§2.11 the scripts of every page contain only the id, the title and `isClosed` of each job', () => {
  const code = compileCode(`
    import { jobs } from './jobs';
    import { withJobPages } from '#kit';
    export const pages = withJobPages(jobs, { jobs: { path: '/jobs' } });`);
  expect(code).toMatch(
    /id: "smith",\s+title: "Smith"\s+\}, \{\s+id: "farrier",\s+title: "Farrier",\s+isClosed: true\s+\}/,
  );
  expect(code).toContain("path: '/jobs'");
  expect(code).not.toMatch(/forge|\.\/jobs/);
});

test('the plugin does not change other functions with that name', () => {
  const code = "import { jobs } from './jobs';\nwithJobPages(jobs, {});";
  expect(compileCode(code)).toBe(code);
});
