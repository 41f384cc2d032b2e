import type { Route } from '../../../src/app/routing/routes';
import { renderRoute } from '../../../src/index.server';

/** A page as it is without scripts: nothing in it waits for a press, so that every slide and every tab's words are there. */
export async function wholePage(route: Route): Promise<HTMLElement> {
  const page = document.createElement('div');
  page.innerHTML = await renderRoute(route);
  // Here scripts run, which makes text of what it holds.
  for (const part of page.querySelectorAll('noscript')) {
    const shown = document.createElement('div');
    shown.innerHTML = part.textContent;
    part.replaceWith(shown);
  }
  // As the styles show them without scripts.
  for (const panel of page.querySelectorAll<HTMLElement>('[role="tablist"] ~ div')) panel.hidden = false;
  return page;
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** What one reads as one thing, in reading order: the words of each block, without what its inner blocks say. */
export function linesOf(root: Element): string[] {
  return wordsOf(root).split('\n').map(plain).filter(Boolean);
}

const INLINE = new Set(['A', 'ABBR', 'B', 'BUTTON', 'EM', 'LABEL', 'SPAN', 'STRONG', 'TIME']);

function wordsOf(node: Node): string {
  if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '';
  if (node.matches('svg, script, style, noscript')) return '';
  if (node instanceof HTMLImageElement) return `\n${node.alt}\n`;
  const inside = [...node.childNodes].map(wordsOf).join('');
  // Blanks, since inline elements may be set apart by their style alone.
  return INLINE.has(node.tagName) ? ` ${inside} ` : `\n${inside}\n`;
}

/** Not the entries of a glossary: many short ones would make up for a hard page. */
const RUNNING = 'p, li, blockquote';
const CONTROLS = 'a, button, label';
/** Headings and forms; and what only decorates, which says again what is said beside it. */
const NOT_RUNNING = `h1, h2, h3, h4, h5, h6, form, [aria-hidden="true"], [hidden], ${CONTROLS}`;
const ENDS_A_SENTENCE = /[.!?…]['"’”)]*$/;

/** Running text: blocks that end as sentences do, and those that don't: a subtitle, the item of a list. */
export interface RunningText {
  readonly sentences: readonly string[];
  readonly phrases: readonly string[];
}

/** The running text of a part of a page: its paragraphs and the items of its lists. */
export function runningText(root: Element): RunningText {
  const blocks = [...root.querySelectorAll(RUNNING)]
    .filter((block) => !block.querySelector(RUNNING) && !block.closest(NOT_RUNNING) && !isControl(block))
    .map((block) => plain(block.textContent ?? ''));
  const lines = [...new Set(blocks)].filter(Boolean);
  return {
    sentences: lines.filter((line) => ENDS_A_SENTENCE.test(line)),
    phrases: lines.filter((line) => !ENDS_A_SENTENCE.test(line)),
  };
}

/** Whether a block is nothing but a link or a button; a link within a sentence is part of the sentence. */
const isControl = (block: Element): boolean =>
  block.textContent === [...block.querySelectorAll(CONTROLS)].map(({ textContent }) => textContent).join('');

/** The part of a page under a heading of this name. */
export function partUnder(root: Element, name: string): Element | null {
  const heading = [...root.querySelectorAll('h2, h3')].find(({ textContent }) => plain(textContent ?? '') === name);
  return heading?.closest('section') ?? null;
}
