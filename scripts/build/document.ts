import { firm } from '#site/firm';
import { settings } from '#site/settings';
import { words } from '#site/words/document';
import { directionOf } from '../../src/site/direction';
import { around } from '../../src/site/fill';
import { escapeHtml } from '../../src/submission/text';

/**
 * The first button that react-aria makes pressable would add a style element of this id before the site's own, and the
 * browser would lay out the whole page anew. The site's first one bears the id, and src/styles/base.css the rule.
 */
export const PRESSABLE_STYLE_ID = 'react-aria-pressable-style';

export interface InlineStyle {
  /** Address of the file that holds the same, by which webpack knows that it is here. */
  href: string;
  css: string;
}

export interface DocumentParts {
  /** Where the site is mounted, with both slashes. */
  base: string;
  title: string;
  description: string;
  /** More of the head, as markup: what only a prerendered page has. */
  head?: string;
  /** What is prerendered. Absent under the development server. */
  prerendered?: {
    path: string;
    /** Markup of the page, header and footer included. */
    body: string;
    styles: readonly InlineStyle[];
    /** Address of the styles for paper. */
    printStyle: string;
    /** Address of the styles for who has no scripts. */
    plainStyle: string;
    /** Addresses of the scripts that bring it to life. */
    scripts: readonly string[];
    /** The script that stands in the head. */
    startScript: string;
    /** Of the headings' face, fetched before the styles ask for it. */
    font: string;
  };
}

/** One whole HTML document: the only template of the site. */
export function renderDocument({ base, title, description, head = '', prerendered }: DocumentParts): string {
  const icons = `${base}pictures/brand`;
  const styles = prerendered?.styles.map(
    ({ href, css }, at) =>
      `<style${at === 0 ? ` id="${PRESSABLE_STYLE_ID}"` : ''} data-href="${escapeHtml(href)}">${css}</style>`,
  );
  return [
    '<!doctype html>',
    `<html lang="${escapeHtml(settings.language)}" dir="${directionOf(settings.language)}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    prerendered && `<script>${prerendered.startScript}</script>`,
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    styles?.join(''),
    prerendered &&
      `<link rel="preload" href="${escapeHtml(prerendered.font)}" as="font" type="font/woff2" crossorigin>`,
    // Text to a browser that runs scripts. Not for paper, on which a page is the same for everybody.
    prerendered &&
      `<noscript><link rel="stylesheet" href="${escapeHtml(prerendered.plainStyle)}" media="screen"></noscript>`,
    prerendered && `<link rel="stylesheet" href="${escapeHtml(prerendered.printStyle)}" media="print">`,
    `<link rel="icon" href="${icons}/favicon.svg" type="image/svg+xml">`,
    `<link rel="icon" href="${icons}/favicon-32.png" sizes="32x32">`,
    `<link rel="apple-touch-icon" href="${icons}/apple-touch-icon.png">`,
    head,
    '</head>',
    '<body>',
    `<noscript>${withoutScripts()}</noscript>`,
    prerendered
      ? `<div id="root" data-path="${escapeHtml(prerendered.path)}" data-scripts="${escapeHtml(prerendered.scripts.join(' '))}">${prerendered.body}</div>`
      : '<div id="root"></div>',
    `<p id="start-failed" class="notice" role="alert" hidden>${escapeHtml(words.startFailed)}</p>`,
    '</body>',
    '</html>',
  ]
    .filter((line) => line)
    .join('\n');
}

/** What a visitor without JavaScript reads first: what does not work, and where to write to instead. */
function withoutScripts(): string {
  const { label, text } = words.withoutScripts;
  const [before, after] = around(text, 'inbox').map(escapeHtml);
  const inbox = escapeHtml(firm.inbox);
  return `<section class="notice" aria-label="${escapeHtml(label)}"><p>${before}<a href="mailto:${inbox}">${inbox}</a>${after}</p></section>`;
}
