import { readFile } from 'node:fs/promises';
import { transform } from 'esbuild';
import { settings } from '#site/settings';

/**
 * Returns the minified styles of the lines that offer other languages (LanguageOffers), or '' on a site with one
 * language. The attribute `data-offered` of the root element names a language. On screens, the styles show this
 * language's line, although the line has the attribute `hidden`.
 */
export async function renderOfferStyles(): Promise<string> {
  const otherTags = Object.keys(settings.languages ?? {}).filter((tag) => tag !== settings.language);
  if (otherTags.length === 0) return '';
  const selector = otherTags.map((tag) => `html[data-offered="${tag}"] [data-offer="${tag}"]`).join();
  const css = `${await readFile('src/styles/languageOffer.css', 'utf8')}@media screen{${selector}{display:flex!important}}`;
  return (await transform(css, { loader: 'css', minify: true })).code.trim();
}
