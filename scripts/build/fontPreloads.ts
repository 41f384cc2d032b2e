import { escapeHtml } from '../../src/submission/text';

/**
 * Returns a preload link for the first file of each weight, for a font that the browser applies only before it paints
 * (`font-display: optional`). Chromium waits for preloaded fonts for 50 ms. Inter needs none, because the page applies
 * it later (src/start/fonts.ts).
 */
export function renderFontPreloads(css: string): string {
  const faces = css.match(/@font-face\{[^}]*font-display:optional[^}]*\}/g) ?? [];
  const files = new Map<string | undefined, string>();
  for (const face of faces.toReversed()) {
    const [, file = ''] = /url\(([^)]+)\)/.exec(face) ?? [];
    files.set(/font-weight:(\d+)/.exec(face)?.[1], file);
  }
  return [...files.values()]
    .map((file) => `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(file)}" crossorigin>`)
    .join('');
}
