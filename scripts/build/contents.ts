import { pages } from '#site/pages';
import type { ContentOf, PageKind, Pages } from '../../src/site/pages';

/** What each page holds, by its id. */
export type Contents = ReadonlyMap<string, ContentOf[PageKind]>;

/** Reads what every page holds, or some, for what is told of it outside of the page. */
export async function loadContents(of: Pages = pages): Promise<Contents> {
  const all = Object.entries(of).map(async ([id, page]) => [id, (await page.content()).default] as const);
  return new Map(await Promise.all(all));
}
