import { firm } from '#site/firm';
import { words } from '#site/words/controls';
import { fill } from '../../site/fill';
import type { Page } from '../../site/pages';

/**
 * Returns the document title: the page, then the firm unless the page's title contains it. The home page names the firm
 * first.
 */
export function formatDocumentTitle({ kind, title }: Pick<Page, 'kind' | 'title'>): string {
  const { home, page } = words.documentTitle;
  if (kind === 'home') return fill(home, { firm: firm.name, tagline: firm.tagline });
  return title.includes(firm.name) ? title : fill(page, { title, firm: firm.name });
}
