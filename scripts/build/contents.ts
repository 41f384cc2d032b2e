import { pages } from '#site/pages';
import type { ContentOf, PageKind, Pages } from '../../src/site/pages';

/** The content of each page, by the page's id. */
export type Contents = ReadonlyMap<string, ContentOf[PageKind]>;

/** Loads the content of all pages or of the given pages, for code that needs content outside of its page. */
export async function loadContents(of: Pages = pages): Promise<Contents> {
  const all = Object.entries(of).map(async ([id, page]) => [id, (await page.content()).default] as const);
  return new Map(await Promise.all(all));
}
