import { pages } from '#site/pages';

/** Returns a page's title by the page's id. Throws when the site has no such page. */
export function getPageTitle(id: string): string {
  const page = pages[id];
  if (!page) throw new Error(`The site has no page '${id}'`);
  return page.title;
}
