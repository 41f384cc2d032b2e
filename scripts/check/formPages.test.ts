import type { Job, JobsContent } from '../../src/site/types';
import { checkFormPages, listFormPages } from './formPages';
import { createSmallSite, testMistakes, type DraftedSite } from './testing/smallSite';

const JOB: Job = { id: 'smith', title: 'Smith', description: '', requirements: ['', ''], skills: [] };

/** Adds a page with jobs to the small firm. */
function addJobs(siteDraft: DraftedSite, jobs: readonly Job[]): void {
  Object.assign(siteDraft.pages, { jobs: { ...siteDraft.pages['team'], kind: 'jobs', path: '/jobs' } });
  Object.assign(siteDraft.contents, { jobs: { jobs } as unknown as JobsContent });
}
const movePage = (siteDraft: DraftedSite, id: string, path: `/${string}`): void => {
  const page = siteDraft.pages[id];
  if (!page) throw new Error(`The small firm has no page '${id}'`);
  page.path = path;
};

test('§2.16 the check finds no mistake in the form pages of the small firm, and counts no form of a closed job', () => {
  const jobs = [JOB, { ...JOB, id: 'farrier' }, { ...JOB, id: 'clerk', validThrough: '2020-11-22' }];
  const site = createSmallSite((siteDraft) => addJobs(siteDraft, jobs));
  expect([...checkFormPages(site)]).toEqual([]);
  expect(listFormPages(site)).toHaveLength(5);
});

testMistakes(
  '§2.16',
  {
    'words/addresses.ts › words › quote: puts the form of the page ‘shops’ at ‘/shops/quote’, which is already the address of the page ‘imprint’: change one of them.':
      (siteDraft) => movePage(siteDraft, 'imprint', '/shops/quote'),
    'jobs.ts › jobs › jobs › ‘Smith’ › id: puts the form of the job ‘smith’ at ‘/jobs/smith/apply’, which is already the address of the page ‘imprint’: change one of them.':
      (siteDraft) => {
        addJobs(siteDraft, [JOB]);
        Object.assign(siteDraft.pages['imprint'] ?? {}, { aliases: ['/jobs/smith/apply'] });
      },
    'words/addresses.ts › words › customRequest: puts the form of the page ‘services’ at ‘/services/own’, which is already the address of the page ‘imprint’: change one of them.':
      (siteDraft) => {
        Object.assign(siteDraft.contents.services, { combos: { cards: [{ title: 'Yours', isCustom: true }] } });
        movePage(siteDraft, 'imprint', '/services/own');
      },
    [['shops', 'combos', 'bundles']
      .map(
        (id) =>
          `words/addresses.ts › words › quote: gives a form an invalid address: ‘/${id}/Get quote’ has a space: write ‘/${id}/Get-quote’.`,
      )
      .join('\n')]: (siteDraft) =>
      (siteDraft.words['words/addresses.ts'] = { apply: 'apply', quote: 'Get quote', customRequest: 'own' }),
  },
  checkFormPages,
);
