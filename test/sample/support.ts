import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { axeViolations, openDialog, renderSite } from '../renderSite';
import { installObservers } from '../setup/browserStubs';

export { axeViolations, openDialog, renderSite };

export type Site = Awaited<ReturnType<typeof renderSite>>;

const INLINE = new Set(['A', 'B', 'EM', 'SPAN', 'STRONG', 'TIME']);

/** What a reader hears of a node: its words and alternative texts in order, without what is hidden from them. */
export function heard(node: Node): string {
  return words(node).replace(/\s+/g, ' ').trim();
}

function words(node: Node): string {
  if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '';
  if (node.getAttribute('aria-hidden') === 'true' || node.hasAttribute('inert') || node.hasAttribute('hidden'))
    return '';
  if (node instanceof HTMLImageElement) return ` ${node.alt} `;
  const inside = [...node.childNodes].map(words).join('');
  return INLINE.has(node.tagName) ? inside : ` ${inside} `;
}

/** Each of the elements as heard, in order. */
export const eachHeard = (elements: readonly Element[]): string[] => elements.map(heard);

/** The header of the site. The query takes the header of each section for a banner too, which it is not. */
export function banner(): HTMLElement {
  const [header, ...others] = screen.getAllByRole('banner').filter((each) => !main().contains(each));
  if (!header || others.length > 0) throw new Error('Not exactly one banner');
  return header;
}

export const main = (): HTMLElement => screen.getByRole('main');

/** The sections of the page that begin with one of these headings. They have no role, so that they are found by them alone. */
const sectionsUnder = (headings: readonly HTMLElement[]): HTMLElement[] =>
  headings.flatMap((heading) => {
    const part = heading.closest('section');
    return part?.querySelector('h1, h2, h3') === heading ? part : [];
  });

/** The section under this heading. */
export function section(name: string | RegExp): HTMLElement {
  const [found, ...others] = sectionsUnder(within(main()).getAllByRole('heading', { name }));
  if (!found || others.length > 0) throw new Error(`Not exactly one section under ${name}`);
  return found;
}

/** The sections that begin with a heading of this level. */
export const sections = (level: number): HTMLElement[] =>
  sectionsUnder(within(main()).queryAllByRole('heading', { level }));

/** The items of a list; of lists inside its items, none. */
export const itemsOf = (list: Element): Element[] => [...list.children].filter((child) => child.matches('li'));

/** The list items that hold a heading of this level: the cards. */
export const cardsIn = (place: HTMLElement, level = 3): HTMLElement[] =>
  within(place)
    .queryAllByRole('heading', { level })
    .flatMap((heading) => heading.closest('li') ?? []);

/** A card as it is heard, part by part. */
export interface HeardCard {
  name: string;
  /** Its lines of text beside heading, lists and buttons. */
  lines: string[];
  /** The items of its lists, in order. */
  features: string[];
}

const BLOCKS = 'p, div, ul, ol, dl, h1, h2, h3, h4, header, article, section, button, figure';

const linesOf = (card: HTMLElement): string[] =>
  [...card.querySelectorAll('p, div')]
    .filter((block) => block.textContent?.trim() !== '' && block.querySelector(BLOCKS) === null)
    .map(heard);

export const hearCard = (card: HTMLElement, level = 3): HeardCard => ({
  name: heard(within(card).getByRole('heading', { level })),
  lines: linesOf(card),
  features: eachHeard(within(card).queryAllByRole('listitem')),
});

/** How the site says that a plan has not a feature (§2.13). */
export const hasNot = (...names: readonly string[]): string[] => names.map((name) => `${name} Not included`);

/** Reads something of a page before the tests of a block, which then share what was read: one render, no state. */
export function reading<T>(route: string, read: (site: Site) => T | Promise<T>): () => T {
  let result: { value: T } | undefined;
  beforeAll(async () => {
    installObservers();
    document.documentElement.lang = 'en';
    result = { value: await read(await renderSite(route)) };
    cleanup();
  });
  return () => {
    if (!result) throw new Error(`${route} was not read`);
    return result.value;
  };
}

/** Closes a dialog by its X. The focus goes back to what had opened it. */
export async function closeDialog({ user }: Site, dialog: HTMLElement, opener: HTMLElement): Promise<void> {
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await waitFor(() => expect(opener).toHaveFocus());
}

/** Opens the site from outside: a fresh tab, whose history holds nothing of a visit before. */
export function arriveAt(route: string): Promise<Site> {
  window.history.replaceState(null, '', `#${route}`);
  return renderSite(route);
}

/** Changes the address by hand, as a visitor does in the address bar. */
export const typeAddress = (route: string): void =>
  act(() => {
    window.location.hash = `#${route}`;
  });
