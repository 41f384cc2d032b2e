import { pages } from '#site/pages';

/** Returns the title of the page with the given id. Throws when the site has no such page. */
export function getPageTitle(id: string): string {
  const page = pages[id];
  if (!page) throw new Error(`The site has no page '${id}'`);
  return page.title;
}
