import { pathBelow } from '../../src/site/pathBelow';
import type { AddressWords } from '../../src/site/words/addresses';
import { faultOfPath } from './pages';
import { pagesOf, type Finding, type Look, type Site } from './site';
import { findingAt, findingIn } from './walk';

const FILE = 'words/addresses.ts';

interface FormPage {
  readonly path: string;
  /** What it is below, for a message. */
  readonly of: string;
  /** A finding where the address can be changed. */
  readonly report: (message: string) => Finding;
}

const inWords =
  (name: keyof AddressWords) =>
  (message: string): Finding =>
    findingAt({ file: FILE, steps: ['words', name] }, message);

/** The pages that the build adds for forms (§2.16), as `src/site/formPaths.ts` has them. */
function formPagesOf(site: Site, { apply, quote, customRequest }: AddressWords): FormPage[] {
  return [
    ...pagesOf(site, 'jobs').flatMap(({ id, page, content }) =>
      content.jobs.map((job, at) => ({
        path: pathBelow(page.path, job.id, apply),
        of: `the job ‘${job.id}’`,
        report: (message: string) => findingIn(site, id, ['jobs', at, 'id'], message),
      })),
    ),
    ...pagesOf(site, 'plans', 'combo', 'bundle').map(({ id, page }) => ({
      path: pathBelow(page.path, quote),
      of: `the page ‘${id}’`,
      report: inWords('quote'),
    })),
    ...pagesOf(site, 'services')
      .filter(({ content }) => content.combos?.cards.some(({ isCustom }) => isCustom))
      .map(({ id, page }) => ({
        path: pathBelow(page.path, customRequest),
        of: `the page ‘${id}’`,
        report: inWords('customRequest'),
      })),
  ];
}

/** §2.16: the pages of forms have addresses that a site can have, and that nothing else has. */
export function checkFormPages(site: Site): Look {
  const words = site.words[`${FILE}#words`] as AddressWords | undefined;
  // That the file is missing is said already.
  const all = words ? formPagesOf(site, words) : [];
  const taken = new Map<string, string>();
  for (const [id, { path, aliases = [] }] of Object.entries(site.pages))
    for (const each of [path, ...aliases]) taken.set(each, `the page ‘${id}’`);
  const findings = all.flatMap(({ path, of, report }) => {
    const fault = faultOfPath(path);
    const other = taken.get(path);
    taken.set(path, `the form of ${of}`);
    if (fault) return [report(`makes the address of a form: ${fault}`)];
    if (other === undefined) return [];
    return [report(`puts the form of ${of} at ‘${path}’, the address of ${other} already: change one of the two.`)];
  });
  return { counts: { 'pages of forms': all.length }, findings };
}
