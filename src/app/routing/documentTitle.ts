import { firm } from '../../content/firm';
import { pages, type PageId } from '../../content/pages';

/** What the tab says: the page, then the firm; the home page names the firm first. */
export const documentTitle = (page: PageId): string =>
  page === 'home' ? `${firm.name} – ${firm.tagline}` : `${pages[page].title} – ${firm.name}`;
