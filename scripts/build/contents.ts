import { pages } from '#site/pages';
import type { ContentByKind, PageKind, Pages } from '../../src/site/pages';

/** The content of each page, by the page's id. */
export type Contents = ReadonlyMap<string, ContentByKind[PageKind]>;

/**
 * Loads the content of the given pages, or of all pages by default. In a browser, each page loads only its own content.
 */
export async function loadContents(registry: Pages = pages): Promise<Contents> {
  const entryPromises = Object.entries(registry).map(
    async ([id, page]) => [id, (await page.content()).default] as const,
  );
  return new Map(await Promise.all(entryPromises));
}
