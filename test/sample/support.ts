import { act, screen, waitFor, within } from '@testing-library/react';
import { findAxeViolations, findOpenDialog, renderSite } from '../renderSite';

export { findAxeViolations, findOpenDialog, renderSite };

export type RenderedSite = Awaited<ReturnType<typeof renderSite>>;

const INLINE_TAGS = new Set(['A', 'B', 'EM', 'SPAN', 'STRONG', 'TIME']);

/**
 * Returns the text of a node as screen readers read it: texts and alternative texts in order, without hidden content.
 */
export function readScreenReaderText(node: Node): string {
  return readRawText(node).replace(/\s+/g, ' ').trim();
}

function readRawText(node: Node): string {
  if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '';
  if (node.getAttribute('aria-hidden') === 'true' || node.hasAttribute('inert') || node.hasAttribute('hidden'))
    return '';
  if (node instanceof HTMLImageElement) return ` ${node.alt} `;
  const content = [...node.childNodes].map(readRawText).join('');
  return INLINE_TAGS.has(node.tagName) ? content : ` ${content} `;
}

/** Returns the screen reader text of each element, in order. */
export const readScreenReaderTexts = (elements: readonly Element[]): string[] => elements.map(readScreenReaderText);

/**
 * Returns the site's header. The query also finds `header` elements of sections in `main`. This function ignores these
 * elements. Throws unless exactly one header remains.
 */
export function getBanner(): HTMLElement {
  const [header, ...otherBanners] = screen.getAllByRole('banner').filter((banner) => !getMain().contains(banner));
  if (!header || otherBanners.length > 0) throw new Error('The page has no banner or several banners');
  return header;
}

export const getMain = (): HTMLElement => screen.getByRole('main');

/**
 * Returns the section with this heading. A section without a name has no role, so only its heading identifies it.
 * Throws unless there is exactly one such section.
 */
export function getSection(name: string | RegExp): HTMLElement {
  const headings = within(getMain()).getAllByRole('heading', { name });
  const [section, ...otherSections] = headings.flatMap((heading) => {
    const closestSection = heading.closest('section');
    return closestSection?.querySelector('h1, h2, h3') === heading ? closestSection : [];
  });
  if (!section || otherSections.length > 0)
    throw new Error(`The page has no section or several sections with the heading ${name}`);
  return section;
}

/** Returns the items of a list, without the items of nested lists. */
export const listItems = (list: Element): Element[] => [...list.children].filter((child) => child.matches('li'));

/** Returns the cards: the list items with a heading of this level. */
export const listCards = (container: HTMLElement, level = 3): HTMLElement[] =>
  within(container)
    .queryAllByRole('heading', { level })
    .flatMap((heading) => heading.closest('li') ?? []);

/** Closes a dialog with its X button, and expects that the focus returns to the opener. */
export async function closeDialog({ user }: RenderedSite, dialog: HTMLElement, opener: HTMLElement): Promise<void> {
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await waitFor(() => expect(opener).toHaveFocus());
}

/** Opens the site as in a new tab: the current history entry has no state from an earlier visit. */
export function openSite(route: string): Promise<RenderedSite> {
  window.history.replaceState(null, '', `#${route}`);
  return renderSite(route);
}

/** Changes the route, as if the visitor typed a URL in the address bar. */
export const typeUrl = (route: string): void =>
  act(() => {
    window.location.hash = `#${route}`;
  });
