import { firm } from '#site/firm';
import { words } from '#site/words/controls';
import { fillPlaceholders } from '../../site/fill';
import type { Page } from '../../site/pages';

/**
 * Returns whether a title contains a name. In writing systems with letter case, the name must not be a part of a word.
 */
function containsName(title: string, name: string): boolean {
  const isPartOfWord = (character = '') => /[\p{Lu}\p{Ll}\p{N}]/u.test(character);
  const pieces = title.split(name);
  return pieces.some(
    (piece, index) => index > 0 && !isPartOfWord(pieces[index - 1]?.at(-1)) && !isPartOfWord(piece[0]),
  );
}

/**
 * Returns the document title: the page's title, then the firm's name. Omits the name if the page's title already
 * contains it in whole words. The title of the home page consists of the firm's name and tagline.
 */
export function formatDocumentTitle({ kind, title }: Pick<Page, 'kind' | 'title'>): string {
  const { home, page } = words.documentTitle;
  if (kind === 'home') return fillPlaceholders(home, { firm: firm.name, tagline: firm.tagline });
  return containsName(title, firm.name) ? title : fillPlaceholders(page, { title, firm: firm.name });
}
