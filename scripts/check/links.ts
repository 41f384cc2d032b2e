import { faultOfEmail } from './reach';
import type { Look, Site } from './site';
import { everyText, findingAt, findingIn } from './walk';

const KEYS = ['href', 'link', 'linkedin'];

function faultOfExternal(href: string): string | undefined {
  if (href.startsWith('mailto:')) return faultOfEmail(href.slice('mailto:'.length))[0];
  if (href.startsWith('tel:'))
    return /^tel:\+[1-9]\d{6,14}$/.test(href)
      ? undefined
      : `‘${href}’ can't be dialled: write it like ‘tel:+4930901820’.`;
  const isWhole = href.startsWith('https://') && URL.canParse(href) && new URL(href).hostname.includes('.');
  return isWhole
    ? undefined
    : `‘${href}’ is no link: begin with ‘https://’, ‘mailto:’, ‘tel:’, or with ‘/’ for a page of the site.`;
}

/** §2.1: every link of the content leads somewhere, and so does every link of the menus. */
export function checkLinks(site: Site): Look {
  const paths = new Set<string>(Object.values(site.pages).flatMap(({ path, aliases = [] }) => [path, ...aliases]));
  const links = everyText(site).filter(({ key }) => KEYS.includes(key));
  const menu = Object.values(site.pages).filter((page) => page.menu);
  const groups = Object.entries(site.pages).filter(([, { kind }]) => kind === 'site-map');
  const listed = groups.flatMap(([id]) => {
    const content = site.contents.get(id);
    return content && 'groups' in content ? content.groups.flatMap(({ kinds }) => kinds) : [];
  });
  return {
    counts: { links: links.length + menu.length },
    findings: [
      ...links.flatMap((spot) => {
        const [path = ''] = spot.value.split(/[?#]/);
        if (!spot.value.startsWith('/')) {
          const fault = faultOfExternal(spot.value);
          return fault ? [findingAt(spot, fault)] : [];
        }
        return paths.has(path)
          ? []
          : [findingAt(spot, `no page has the address ‘${path}’: write the path of a page of pages.ts.`)];
      }),
      // The site map is the second way to every page (WCAG 2.4.5).
      ...groups.flatMap(([mapId]) =>
        Object.entries(site.pages)
          .filter(([, { kind }]) => !['site-map', 'not-found'].includes(kind) && !listed.includes(kind))
          .map(([id, { kind }]) =>
            findingIn(site, mapId, ['groups'], `leaves out the page ‘${id}’: add the kind ‘${kind}’ to a group.`),
          ),
      ),
    ],
  };
}
