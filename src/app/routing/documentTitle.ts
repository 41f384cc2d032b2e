import { firm } from '#site/firm';
import { words } from '#site/words/controls';
import { fill } from '../../site/fill';
import type { Page } from '../../site/pages';

/** What the tab says: the page, then the firm unless the page's title has it; the home page names the firm first. */
export function documentTitle({ kind, title }: Pick<Page, 'kind' | 'title'>): string {
  const { home, page } = words.documentTitle;
  if (kind === 'home') return fill(home, { firm: firm.name, tagline: firm.tagline });
  return title.includes(firm.name) ? title : fill(page, { title, firm: firm.name });
}
