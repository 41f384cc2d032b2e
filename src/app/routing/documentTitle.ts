import { firm } from '#site/firm';
import type { Page } from '../../site/pages';

/** What the tab says: the page, then the firm unless the page's title has it; the home page names the firm first. */
export function documentTitle({ kind, title }: Pick<Page, 'kind' | 'title'>): string {
  if (kind === 'home') return `${firm.name} – ${firm.tagline}`;
  return title.includes(firm.name) ? title : `${title} – ${firm.name}`;
}
