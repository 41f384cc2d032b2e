import { pages } from '#site/pages';
import { findPageOfKind, type ContentByKind, type PageKind } from '../site/pages';

/** The loaded content of each page, by page id. */
const contentById = new Map<string, ContentByKind[PageKind]>();

/** Loads and returns a page's content. Rejects when the registry has no page with the id, or the download fails. */
export async function loadContent(id: string): Promise<ContentByKind[PageKind]> {
  const page = pages[id];
  if (!page) throw new Error(`pages.ts has no page with the id '${id}'`);
  const { default: content } = await page.content();
  contentById.set(id, content);
  return content;
}

/**
 * Loads and returns the content of the first page of a kind, for a dialog that needs this content. Rejects when no page
 * has the kind or the download fails.
 */
export async function loadContentOfKind<K extends PageKind>(kind: K): Promise<ContentByKind[K]> {
  const page = findPageOfKind(pages, kind);
  if (!page) throw new Error(`pages.ts: no page has the kind '${kind}'`);
  return (await loadContent(page.id)) as ContentByKind[K];
}

/** Returns the loaded content of a page. Throws when {@link loadContent} has not loaded this content yet. */
export function getLoadedContent<K extends PageKind>(id: string): ContentByKind[K] {
  const content = contentById.get(id);
  if (!content) throw new Error(`Call loadContent('${id}') first`);
  return content as ContentByKind[K];
}
