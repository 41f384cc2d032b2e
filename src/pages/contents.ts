import { pages } from '#site/pages';
import { pageOfKind, type ContentOf, type PageKind } from '../site/pages';

/** What pages hold, by id, as far as it has been fetched. */
const contents = new Map<string, ContentOf[PageKind]>();

/** Fetches what a page holds. Rejects when the registry has no such page, or its code does not arrive. */
export async function loadContent(id: string): Promise<ContentOf[PageKind]> {
  const page = pages[id];
  if (!page) throw new Error(`The site has no page '${id}'`);
  const { default: content } = await page.content();
  contents.set(id, content);
  return content;
}

/** The same of the first page of a kind, for a dialog that opens from it. */
export async function loadContentOfKind<K extends PageKind>(kind: K): Promise<ContentOf[K]> {
  const page = pageOfKind(pages, kind);
  if (!page) throw new Error(`The site has no page of the kind '${kind}'`);
  return (await loadContent(page.id)) as ContentOf[K];
}

/** What a page holds that is on the screen. Throws when it was never fetched. */
export function shownContent<K extends PageKind>(id: string): ContentOf[K] {
  const content = contents.get(id);
  if (!content) throw new Error(`The page '${id}' has not been shown`);
  return content as ContentOf[K];
}
