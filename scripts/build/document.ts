import { firm } from '#site/firm';
import { settings } from '#site/settings';
import { words } from '#site/words/document';
import { FOLD_ID } from '../../src/components/Fold/Fold';
import { directionOf } from '../../src/site/direction';
import { fill } from '../../src/site/fill';
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
    noscriptStyle: string;
    /** What brings it to life; without it nothing does, and it is for everybody what others are without scripts. */
    scripted?: {
      /** Addresses. */
      scripts: readonly string[];
      /** The script that stands in the head. */
      startScript: string;
    };
  };
}

/** One whole HTML document: the only template of the site. */
export function renderDocument({ base, title, description, head = '', prerendered }: DocumentParts): string {
  const scripted = prerendered?.scripted;
  const icons = `${base}pictures/brand`;
  const styles = prerendered?.styles.map(
    ({ href, css }, at) =>
      `<style${at === 0 ? ` id="${PRESSABLE_STYLE_ID}"` : ''} data-href="${escapeHtml(href)}">${css}</style>`,
  );
  return [
    '<!doctype html>',
    // A page without the start script, which says it of others: those of forms (§2.16), and the development server's.
    `<html lang="${escapeHtml(settings.language)}"${directionOf(settings.language) === 'rtl' ? ' dir="rtl"' : ''}${scripted ? '' : ' data-fonts'}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    scripted && `<script>${scripted.startScript}</script>`,
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    prerendered && `<link rel="expect" href="#${FOLD_ID}" blocking="render">`,
    styles?.join(''),
    // Text to a browser that runs scripts. Not for paper, on which a page is the same for everybody.
    prerendered && forNoscript(Boolean(scripted), noscriptLink(prerendered.noscriptStyle)),
    prerendered && `<link rel="stylesheet" href="${escapeHtml(prerendered.printStyle)}" media="print">`,
    `<link rel="icon" href="${icons}/favicon.svg" type="image/svg+xml">`,
    `<link rel="icon" href="${icons}/favicon-32.png" sizes="32x32">`,
    `<link rel="apple-touch-icon" href="${icons}/apple-touch-icon.png">`,
    head,
    '</head>',
    '<body>',
    prerendered
      ? `<div id="root" data-path="${escapeHtml(prerendered.path)}" data-scripts="${escapeHtml(scripted?.scripts.join(' ') ?? '')}">${prerendered.body}</div>`
      : '<div id="root"></div>',
    (scripted || !prerendered) &&
      `<p id="start-failed" class="notice" role="alert" hidden>${escapeHtml(words.startFailed)}</p>`,
    '</body>',
    '</html>',
  ]
    .filter((line) => line)
    .join('');
}

const noscriptLink = (address: string): string =>
  `<link rel="stylesheet" href="${escapeHtml(address)}" media="screen">`;

const forNoscript = (isScripted: boolean, markup: string): string =>
  isScripted ? `<noscript>${markup}</noscript>` : markup;

const link = (scheme: string, address: string, label: string): string =>
  `<a href="${scheme}:${escapeHtml(address)}">${escapeHtml(label)}</a>`;

/** What stands in a form's place where nothing takes what it would post, as markup. */
export const insteadOfForm = (): string =>
  fill(escapeHtml(words.insteadOfForm), {
    inbox: link('mailto', firm.inbox, firm.inbox),
    phone: link('tel', firm.phone.dial, firm.phone.display),
  });
