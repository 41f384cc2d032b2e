import type { JobsContent } from '../../src/site/types';
import { checkFormPages } from './formPages';
import { linesOf, smallSite, type Drafted } from './testing/smallSite';

const JOB = { id: 'smith', title: 'Smith', description: '', requirements: ['', ''], skills: [] };

/** The small firm looks for smiths. */
function hire(drafted: Drafted, ...ids: string[]): void {
  Object.assign(drafted.pages, { jobs: { ...drafted.pages['team'], kind: 'jobs', path: '/jobs' } });
  Object.assign(drafted.contents, { jobs: { jobs: ids.map((id) => ({ ...JOB, id })) } as unknown as JobsContent });
}
const move = (drafted: Drafted, id: string, path: `/${string}`): void => {
  const page = drafted.pages[id];
  if (!page) throw new Error(`The small firm has no page '${id}'`);
  page.path = path;
};

test('§2.16 the small firm has no mistake, and the pages of its forms were looked at', () => {
  const look = checkFormPages(smallSite((drafted) => hire(drafted, 'smith', 'farrier')));
  expect(look.findings).toEqual([]);
  expect(look.counts['pages of forms']).toBeGreaterThanOrEqual(5);
});

const CASES: [string, (drafted: Drafted) => void, string[]][] = [
  [
    "a page at the address of another's quote",
    (drafted) => move(drafted, 'imprint', '/shops/quote'),
    [
      'src/content/acme/words/addresses.ts › words › quote: puts the form of the page ‘shops’ at ‘/shops/quote’, the address of the page ‘imprint’ already: change one of the two.',
    ],
  ],
  [
    'an alias at the address of an application',
    (drafted) => {
      hire(drafted, 'smith');
      Object.assign(drafted.pages['imprint'] ?? {}, { aliases: ['/jobs/smith/apply'] });
    },
    [
      'src/content/acme/jobs.ts › jobs › jobs › ‘Smith’ › id: puts the form of the job ‘smith’ at ‘/jobs/smith/apply’, the address of the page ‘imprint’ already: change one of the two.',
    ],
  ],
  [
    'a page at the address of what is made to measure',
    (drafted) => {
      Object.assign(drafted.contents.services.combos, { cards: [{ title: 'Yours', isCustom: true }] });
      move(drafted, 'imprint', '/services/own');
    },
    [
      'src/content/acme/words/addresses.ts › words › customRequest: puts the form of the page ‘services’ at ‘/services/own’, the address of the page ‘imprint’ already: change one of the two.',
    ],
  ],
  [
    'two jobs of one id',
    (drafted) => hire(drafted, 'smith', 'smith'),
    [
      'src/content/acme/jobs.ts › jobs › jobs › ‘Smith’ › id: puts the form of the job ‘smith’ at ‘/jobs/smith/apply’, the address of the form of the job ‘smith’ already: change one of the two.',
    ],
  ],
  [
    'a last part that no address should have',
    (drafted) =>
      (drafted.words['words/addresses.ts#words'] = { apply: 'apply', quote: 'Get quote', customRequest: 'own' }),
    [
      'src/content/acme/words/addresses.ts › words › quote: makes the address of a form: ‘/shops/Get quote’ has a space: write ‘/shops/Get-quote’.',
    ],
  ],
];

test.each(CASES)('§2.16 %s is told in a line', (_title, plant, lines) => {
  expect(linesOf(checkFormPages, plant)).toEqual(expect.arrayContaining(lines));
});
