import type { Route } from '../../../src/app/routing/routes';
import { renderRoute } from '../../../src/index.server';

/** Returns a page as visitors without JavaScript see it. This page contains the words of every slide and tab. */
export async function renderWholePage(route: Route): Promise<HTMLElement> {
  const page = document.createElement('div');
  page.innerHTML = await renderRoute(route);
  // With scripts enabled, the parser turns the content of `noscript` into text.
  for (const noscriptElement of page.querySelectorAll('noscript')) {
    const container = document.createElement('div');
    container.innerHTML = noscriptElement.textContent;
    noscriptElement.replaceWith(container);
  }
  // Without scripts, the styles show every panel.
  for (const panel of page.querySelectorAll<HTMLElement>('[role="tablist"] ~ div')) panel.hidden = false;
  return page;
}

const normalise = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Returns the words of each block in reading order, without the words of its inner blocks. */
export function readLines(root: Element): string[] {
  return readWords(root).split('\n').map(normalise).filter(Boolean);
}

const INLINE_TAGS = new Set(['A', 'ABBR', 'B', 'BUTTON', 'EM', 'LABEL', 'SPAN', 'STRONG', 'TIME']);

function readWords(node: Node): string {
  if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '';
  if (node.matches('svg, script, style, noscript')) return '';
  if (node instanceof HTMLImageElement) return `\n${node.alt}\n`;
  const content = [...node.childNodes].map(readWords).join('');
  // The spaces separate inline elements, because the HTML may have no space between elements that the styles separate.
  return INLINE_TAGS.has(node.tagName) ? ` ${content} ` : `\n${content}\n`;
}

/**
 * Selects the blocks of running text. Omits glossary entries (`dt`, `dd`), because many short entries would lower the
 * level of a page with hard sentences.
 */
const RUNNING_TEXT_SELECTOR = 'p, li, blockquote';
const CONTROL_SELECTOR = 'a, button, label';
/** Selects headings, forms, controls, hidden elements, and decoration that repeats adjacent text. */
const EXCLUDED_SELECTOR = `h1, h2, h3, h4, h5, h6, form, [aria-hidden="true"], [hidden], ${CONTROL_SELECTOR}`;
const SENTENCE_END = /[.!?…]['"’”)]*$/;

/** Running text: blocks that end with the punctuation of a sentence, and phrases such as subtitles and list items. */
export interface RunningText {
  readonly sentences: readonly string[];
  readonly phrases: readonly string[];
}

/** Returns the running text of a part of a page: its paragraphs, list items and quotations. */
export function readRunningText(root: Element): RunningText {
  const blocks = [...root.querySelectorAll(RUNNING_TEXT_SELECTOR)]
    .filter(
      (block) =>
        !block.querySelector(RUNNING_TEXT_SELECTOR) && !block.closest(EXCLUDED_SELECTOR) && !hasOnlyControls(block),
    )
    .map((block) => normalise(block.textContent ?? ''));
  const lines = [...new Set(blocks)].filter(Boolean);
  return {
    sentences: lines.filter((line) => SENTENCE_END.test(line)),
    phrases: lines.filter((line) => !SENTENCE_END.test(line)),
  };
}

/** Returns whether a block contains only links, buttons or labels. A link in a sentence is part of the sentence. */
const hasOnlyControls = (block: Element): boolean =>
  block.textContent === [...block.querySelectorAll(CONTROL_SELECTOR)].map(({ textContent }) => textContent).join('');

/** Returns the section of a page with this heading, or null. */
export function findSection(root: Element, name: string): Element | null {
  const heading = [...root.querySelectorAll('h2, h3')].find(({ textContent }) => normalise(textContent ?? '') === name);
  return heading?.closest('section') ?? null;
}
