import { filterOpenJobs } from '../../src/site/jobPages';
import { joinPath } from '../../src/site/joinPath';
import type { AddressWords } from '../../src/site/words/addresses';
import { findPathFault } from './pages';
import { findIdFault } from './schema';
import { findPages, mapPageIdsByPath, type Finding, type Site } from './site';
import { createPageContentNode, createFinding, resolveNode } from './contentNodes';

const ADDRESSES_FILE = 'words/addresses.ts';

interface FormPage {
  readonly path: string;
  /** The job or the page that the form belongs to, for messages. */
  readonly ownerName: string;
  /** The text or the field that determines the path of the form page. */
  readonly pathSource: Pick<Finding, 'file' | 'steps'>;
}

/** Returns the pages that contain only a form (§2.16), with the same paths as in `src/site/formPaths.ts`. */
export function listFormPages(site: Site): FormPage[] {
  const words = site.words[ADDRESSES_FILE] as AddressWords | undefined;
  // Another check reports a missing `words/addresses.ts`.
  if (!words) return [];
  const { apply, quote, customRequest } = words;
  return [
    ...findPages(site, 'jobs').flatMap(({ id, page, content }) =>
      filterOpenJobs(content.jobs)
        // The schema of the jobs reports an invalid id.
        .filter((job) => findIdFault(job.id) === undefined)
        .map((job) => ({
          path: joinPath(page.path, job.id, apply),
          ownerName: `the job ‘${job.id}’`,
          pathSource: resolveNode(site, createPageContentNode(site, id), ['jobs', content.jobs.indexOf(job), 'id']),
        })),
    ),
    ...findPages(site, 'plans', 'combo', 'bundle').map(({ id, page }) => ({
      path: joinPath(page.path, quote),
      ownerName: `the page ‘${id}’`,
      pathSource: { file: ADDRESSES_FILE, steps: ['words', 'quote'] },
    })),
    ...findPages(site, 'services')
      .filter(({ content }) => content.combos?.cards.some(({ isCustom }) => isCustom))
      .map(({ id, page }) => ({
        path: joinPath(page.path, customRequest),
        ownerName: `the page ‘${id}’`,
        pathSource: { file: ADDRESSES_FILE, steps: ['words', 'customRequest'] },
      })),
  ];
}

/** §2.16: yields a finding for each form page whose path is invalid or is the path of another page. */
export function* checkFormPages(site: Site): Generator<Finding> {
  const pageIdByPath = mapPageIdsByPath(site.pages);
  for (const { path, ownerName, pathSource } of listFormPages(site)) {
    const fault = findPathFault(path);
    const pageId = pageIdByPath.get(path);
    if (fault) yield createFinding(pathSource, `gives a form an invalid address: ${fault}`);
    else if (pageId !== undefined)
      yield createFinding(
        pathSource,
        `puts the form of ${ownerName} at ‘${path}’, which is already the address of the page ‘${pageId}’: change one of them.`,
      );
  }
}
