import { firm } from '#site/firm';
import { settings } from '#site/settings';
import { words } from '#site/words/document';
import { FOLD_ID } from '../../src/components/Fold/Fold';
import { getDirection } from '../../src/site/direction';
import { fillPlaceholders } from '../../src/site/fill';
import { escapeHtml } from '../../src/submission/text';

/**
 * The id of the style element that react-aria adds when it renders the first button. The added element would make the
 * browser repeat the layout of the page. The first style element of each prerendered document has this id, so
 * react-aria adds no element. src/styles/base.css contains the rule of react-aria's element.
 */
export const PRESSABLE_STYLE_ID = 'react-aria-pressable-style';

export interface InlineStyle {
  /** The URL of the file with the same styles. Webpack uses the URL to recognise loaded styles. */
  href: string;
  css: string;
}

export interface DocumentParts {
  /** The URL path at which the site is mounted, with a slash at both ends. */
  base: string;
  title: string;
  description: string;
  /** Additional markup for the head. Only prerendered pages have such markup. */
  head?: string;
  /**
   * The markup, styles and scripts of a prerendered page. The value is undefined when the development server serves the
   * page.
   */
  prerendered?: {
    path: string;
    /** The markup of the page, including header and footer. */
    body: string;
    styles: readonly InlineStyle[];
    /** The URL of the print styles. */
    printStyle: string;
    /** The URL of the styles for browsers without JavaScript. */
    noscriptStyle: string;
    /** The styles of the lines that offer other languages. */
    offerStyle?: string;
    /**
     * The scripts that hydrate the page. The value is undefined for pages without scripts, such as form pages (§2.16).
     */
    hydration?: {
      /** The URLs of the scripts that the start script requests: the entry point, then the chunks. */
      scripts: readonly string[];
      /** The code of the start script (src/start), which the head contains. */
      startScript: string;
    };
  };
}

/** Renders a complete HTML document. All documents of the site use this template. */
export function renderDocument({ base, title, description, head = '', prerendered }: DocumentParts): string {
  const hydration = prerendered?.hydration;
  const iconsPath = `${base}pictures/brand`;
  const styleElements = prerendered?.styles.map(
    ({ href, css }, index) =>
      `<style${index === 0 ? ` id="${PRESSABLE_STYLE_ID}"` : ''} data-href="${escapeHtml(href)}">${css}</style>`,
  );
  return [
    '<!doctype html>',
    // The attribute `data-fonts` activates the fonts. On pages with scripts, the start script adds the attribute. Form
    // pages (§2.16) and pages of the development server have no start script, so their markup contains the attribute.
    `<html lang="${escapeHtml(settings.language)}"${getDirection(settings.language) === 'rtl' ? ' dir="rtl"' : ''}${hydration ? '' : ' data-fonts'}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    hydration && `<script>${hydration.startScript}</script>`,
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    prerendered && `<link rel="expect" href="#${FOLD_ID}" blocking="render">`,
    prerendered && renderFontPreloads(prerendered.styles.map(({ css }) => css).join('')),
    styleElements?.join(''),
    prerendered?.offerStyle && `<style>${prerendered.offerStyle}</style>`,
    // Browsers that run JavaScript parse the content of `noscript` as text, so they do not request the noscript styles.
    // These styles apply only to screens, because printed pages look the same with and without JavaScript.
    hydration && '<noscript>',
    prerendered && `<link rel="stylesheet" href="${escapeHtml(prerendered.noscriptStyle)}" media="screen">`,
    hydration && '</noscript>',
    prerendered && `<link rel="stylesheet" href="${escapeHtml(prerendered.printStyle)}" media="print">`,
    `<link rel="icon" href="${iconsPath}/favicon.svg" type="image/svg+xml">`,
    `<link rel="icon" href="${iconsPath}/favicon-32.png" sizes="32x32">`,
    `<link rel="apple-touch-icon" href="${iconsPath}/apple-touch-icon.png">`,
    head,
    '</head>',
    '<body>',
    prerendered
      ? `<div id="root" data-path="${escapeHtml(prerendered.path)}" data-scripts="${escapeHtml(hydration?.scripts.join(' ') ?? '')}">${prerendered.body}</div>`
      : '<div id="root"></div>',
    (hydration || !prerendered) &&
      `<p id="start-failed" class="notice" role="alert" data-sticky hidden>${escapeHtml(words.startFailed)}</p>`,
    '</body>',
    '</html>',
  ]
    .filter((line) => line)
    .join('');
}

/**
 * Returns one preload link for each font weight, for fonts that browsers apply only before the first paint
 * (`font-display: optional`). The link requests the first file of the weight. Chromium waits up to 50 ms for preloaded
 * fonts. Inter needs no preload link, because the page applies Inter after the first paint (src/start/fonts.ts).
 */
function renderFontPreloads(css: string): string {
  const faces = css.match(/@font-face\{[^}]*font-display:optional[^}]*\}/g) ?? [];
  const filesByWeight = new Map<string | undefined, string>();
  for (const face of faces.toReversed()) {
    const [, file = ''] = /url\(([^)]+)\)/.exec(face) ?? [];
    filesByWeight.set(/font-weight:(\d+)/.exec(face)?.[1], file);
  }
  return [...filesByWeight.values()]
    .map((file) => `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(file)}" crossorigin>`)
    .join('');
}

const renderLink = (scheme: string, address: string, label: string): string =>
  `<a href="${scheme}:${escapeHtml(address)}">${escapeHtml(label)}</a>`;

/** Returns the markup that replaces a form on hosts that do not accept form posts. */
export const renderFormReplacement = (): string =>
  fillPlaceholders(escapeHtml(words.insteadOfForm), {
    inbox: renderLink('mailto', firm.inbox, firm.inbox),
    phone: renderLink('tel', firm.phone.dial, firm.phone.display),
  });
