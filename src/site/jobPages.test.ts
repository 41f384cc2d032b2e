import { findJobPath, filterOpenJobs, withJobPages } from './jobPages';
import type { Pages } from './pages';

const createPage = (kind: string, path: string) => ({
  kind,
  path,
  title: kind,
  description: '',
  content: () => undefined,
});
const jobsPage = { ...createPage('jobs', '/work'), languages: ['de'] };
const pages = {
  home: createPage('home', '/'),
  jobs: jobsPage,
  lost: createPage('not-found', '/404'),
} as unknown as Pages;
const jobs = [
  { id: 'smith', title: 'Smith', description: 'You forge.', validThrough: '2026-11-22' },
  { id: 'farrier', title: 'Farrier', validThrough: '2026-11-21' },
  { id: 'clerk', title: 'Clerk' },
];

beforeEach(() => {
  process.env['BUILD_DAY'] = '2026-11-22';
});
afterEach(() => {
  delete process.env['BUILD_DAY'];
});

test('§2.11 in the registry, a page for each job follows the job list, with the languages and content of the job list', () => {
  const allPages = withJobPages(jobs, pages);
  expect(Object.keys(allPages)).toEqual(['home', 'jobs', 'jobs/smith', 'jobs/farrier', 'jobs/clerk', 'lost']);
  expect(allPages['jobs/smith']).toEqual({
    kind: 'job',
    path: '/work/smith',
    languages: ['de'],
    title: 'Smith',
    description: 'You forge.',
    list: 'jobs',
    job: 'smith',
    isClosed: false,
    content: jobsPage.content,
  });
  expect(findJobPath(allPages, 'jobs', 'smith')).toBe('/work/smith');
  expect(findJobPath(pages, 'jobs', 'smith')).toBeUndefined();
});

test('§2.11 a job is open in a build on its last day, and closed in a build on the next day', () => {
  expect(filterOpenJobs(jobs).map(({ id }) => id)).toEqual(['smith', 'clerk']);
  const closedPages = Object.entries(withJobPages(jobs, pages)).filter(
    ([, page]) => 'isClosed' in page && page.isClosed,
  );
  expect(closedPages.map(([id]) => id)).toEqual(['jobs/farrier']);
});
