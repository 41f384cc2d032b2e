import { firm } from '#site/firm';
import { words } from '#site/words/controls';
import { fillPlaceholders } from '../../site/fill';
import type { Page } from '../../site/pages';

/** Returns the words of a text, each between two spaces. Text in a script without spaces counts as one word. */
const spaceWords = (text: string): string => ` ${text.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim()} `;

/**
 * Returns the document title: the page's title, then the firm's name unless the page's title already contains it in
 * whole words. The title of the home page consists of the firm's name and tagline.
 */
export function formatDocumentTitle({ kind, title }: Pick<Page, 'kind' | 'title'>): string {
  const { home, page } = words.documentTitle;
  if (kind === 'home') return fillPlaceholders(home, { firm: firm.name, tagline: firm.tagline });
  return spaceWords(title).includes(spaceWords(firm.name)) ? title : fillPlaceholders(page, { title, firm: firm.name });
}
