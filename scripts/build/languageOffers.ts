import { readFile } from 'node:fs/promises';
import { transform } from 'esbuild';
import { settings } from '#site/settings';
import { directionOf } from '../../src/site/direction';
import { folderOfLanguage } from '../../src/site/languages';
import { escapeHtml } from '../../src/submission/text';

const CROSS =
  '<svg aria-hidden="true" width="14" viewBox="0 0 14 14" stroke="currentColor" stroke-width="2"><path d="m1 1 12 12M13 1 1 13"/></svg>';

/** Returns the minified styles of the offers, or '' on a site with one language. */
export async function offerStyles(): Promise<string> {
  if (!settings.languages) return '';
  const css = await readFile('src/styles/languageOffer.css', 'utf8');
  return (await transform(css, { loader: 'css', minify: true })).code.trim();
}

/**
 * Renders a hidden line for each other language of a page (by tag), which offers the page in that language. The start
 * script shows the line of the language that the browser prefers. `addressIn` returns the page's address in a language.
 */
export const languageOffers = (tags: readonly string[], addressIn: (folder: string) => string): string =>
  Object.entries(settings.languages ?? {})
    .filter(([tag]) => tag !== settings.language && tags.includes(tag))
    .map(([tag, { name, offer, dismiss }]) => {
      const at = escapeHtml(addressIn(folderOfLanguage(settings.languages, tag)));
      const language = escapeHtml(tag);
      return (
        `<aside data-offer="${language}" lang="${language}" dir="${directionOf(tag)}" aria-label="${escapeHtml(name)}" hidden>` +
        `<a href="${at}" hreflang="${language}">${escapeHtml(offer)}</a>` +
        `<button type="button" aria-label="${escapeHtml(dismiss)}">${CROSS}</button></aside>`
      );
    })
    .join('');
