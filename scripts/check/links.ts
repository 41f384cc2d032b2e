import { findEmailFault, findInternationalNumberFault } from './firm';
import { findPages, listPaths, type Finding, type Site } from './site';
import { listAllTexts, createFinding, createContentFinding, type TextNode } from './contentNodes';

const LINK_KEYS = ['href', 'link', 'linkedin', 'privacyPath'];

/** Returns the links in the content: all texts with a key such as 'href'. */
export const findLinks = (site: Site): TextNode[] => listAllTexts(site).filter(({ key }) => LINK_KEYS.includes(key));

function findExternalFault(href: string): string | undefined {
  // In a mailto link, the text after '?', such as the subject, may contain any character.
  if (href.startsWith('mailto:')) return findEmailFault(href.slice('mailto:'.length).replace(/\?.*$/, ''));
  if (href.startsWith('tel:')) return findInternationalNumberFault(href.slice('tel:'.length), 'tel:');
  if (!href.startsWith('https://'))
    return `‘${href}’ is not a link: begin with ‘https://’, ‘mailto:’, ‘tel:’, or with ‘/’ for a page of the site.`;
  return URL.canParse(href) && new URL(href).hostname.includes('.')
    ? undefined
    : `‘${href}’ has no complete domain: write a link such as ‘https://www.firm.example’.`;
}

/** Returns the fault of a path that contains '#', or undefined. The site's URLs contain the whole path after a '#'. */
const findHashFault = (href: string): string | undefined =>
  href.includes('#')
    ? `‘${href}’ must not contain ‘#’: write the path as in pages.ts${href.startsWith('/#/') ? `, ‘${href.slice(2)}’` : ''}.`
    : undefined;

/**
 * §2.1: yields a finding for each internal link that contains '#' or leads to no page, and for each malformed external
 * link. If the firm has a site map, also yields a finding for each page whose kind the site map omits. A site map may
 * omit itself and the not-found page.
 */
export function* checkLinks(site: Site): Generator<Finding> {
  const paths: readonly string[] = listPaths({ ...site.pages, ...site.jobPages }).map(({ path }) => path);
  for (const node of findLinks(site)) {
    const [path = ''] = node.value.split(/[?#]/);
    const isInternal = node.value.startsWith('/');
    const fault = isInternal ? findHashFault(node.value) : findExternalFault(node.value);
    if (fault) yield createFinding(node, fault);
    else if (isInternal && !paths.includes(path))
      yield createFinding(node, `no page has the address ‘${path}’: use the path of a page in pages.ts.`);
  }
  // Besides the menus, the site map is a second way to find every page (WCAG 2.4.5).
  for (const { id: siteMapId, content } of findPages(site, 'site-map')) {
    const listedKinds = ['site-map', 'not-found', ...content.groups.flatMap(({ kinds }) => kinds)];
    for (const [id, { kind }] of Object.entries(site.pages))
      if (!listedKinds.includes(kind))
        yield createContentFinding(
          site,
          siteMapId,
          ['groups'],
          `leaves out the page ‘${id}’: add the kind ‘${kind}’ to a group.`,
        );
  }
}

/** Yields a notice if the forms link to no privacy policy. */
export function* checkPrivacyLink({ settings }: Site): Generator<Finding> {
  if (settings.privacyPath === undefined)
    yield {
      file: 'settings.ts',
      steps: ['settings'],
      message: "no form links to your privacy policy: add its path, such as `privacyPath: '/privacy'`.",
    };
}
