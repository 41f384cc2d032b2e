import { filterOpenJobs } from '../../src/site/jobPages';
import { joinPath } from '../../src/site/joinPath';
import type { AddressWords } from '../../src/site/words/addresses';
import { findPathFault } from './pages';
import { findIdFault } from './schema';
import { findPages, listAddresses, type Finding, type Site } from './site';
import { createPageContentNode, createFinding, resolveNode } from './contentNodes';

const ADDRESSES_FILE = 'words/addresses.ts';

interface FormPage {
  readonly path: string;
  /** The job or the page that the form belongs to, for messages. */
  readonly ownerName: string;
  /** The text or field that determines the address of the form page. */
  readonly addressSource: Pick<Finding, 'file' | 'steps'>;
}

/** Returns the pages that contain only a form (§2.16), with the same addresses as in `src/site/formPaths.ts`. */
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
          addressSource: resolveNode(site, createPageContentNode(site, id), ['jobs', content.jobs.indexOf(job), 'id']),
        })),
    ),
    ...findPages(site, 'plans', 'combo', 'bundle').map(({ id, page }) => ({
      path: joinPath(page.path, quote),
      ownerName: `the page ‘${id}’`,
      addressSource: { file: ADDRESSES_FILE, steps: ['words', 'quote'] },
    })),
    ...findPages(site, 'services')
      .filter(({ content }) => content.combos?.cards.some(({ isCustom }) => isCustom))
      .map(({ id, page }) => ({
        path: joinPath(page.path, customRequest),
        ownerName: `the page ‘${id}’`,
        addressSource: { file: ADDRESSES_FILE, steps: ['words', 'customRequest'] },
      })),
  ];
}

/** §2.16: yields a finding for each form page whose address is invalid or the address of a page. */
export function* checkFormPages(site: Site): Generator<Finding> {
  const pageIdByAddress = new Map<string, string>(listAddresses(site.pages).map(({ id, address }) => [address, id]));
  for (const { path, ownerName, addressSource } of listFormPages(site)) {
    const fault = findPathFault(path);
    const pageId = pageIdByAddress.get(path);
    if (fault) yield createFinding(addressSource, `gives a form an invalid address: ${fault}`);
    else if (pageId !== undefined)
      yield createFinding(
        addressSource,
        `puts the form of ${ownerName} at ‘${path}’, which is already the address of the page ‘${pageId}’: change one of them.`,
      );
  }
}
