import { firm } from '#site/firm';
import { pages, type PageId } from '#site/pages';

/** What the tab says: the page, then the firm unless the page's title has it; the home page names the firm first. */
export function documentTitle(page: PageId): string {
  if (page === 'home') return `${firm.name} – ${firm.tagline}`;
  const { title } = pages[page];
  return title.includes(firm.name) ? title : `${title} – ${firm.name}`;
}
