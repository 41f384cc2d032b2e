import { firm } from '#site/firm';
import { words } from '#site/words/controls';
import { fillPlaceholders } from '../../site/fill';
import type { Page } from '../../site/pages';

/**
 * Returns the document title: the page's title, then the firm's name unless the page's title already contains it. The
 * title of the home page consists of the firm's name and tagline.
 */
export function formatDocumentTitle({ kind, title }: Pick<Page, 'kind' | 'title'>): string {
  const { home, page } = words.documentTitle;
  if (kind === 'home') return fillPlaceholders(home, { firm: firm.name, tagline: firm.tagline });
  return title.includes(firm.name) ? title : fillPlaceholders(page, { title, firm: firm.name });
}
