import { pages } from '#site/pages';
import { QUOTE_SELECT_NAMES } from '../src/submission/forms/quoteSelects';
import type { Submission } from '../src/submission/forms/index';

/**
 * Returns the texts that the quote's page shows for the ids in the payload (§3.9), by field name. These texts are the
 * name of the service and the label of each selected option. Returns an empty object for other forms, or when the site
 * no longer has the page.
 */
export async function getQuoteTexts({ kind, payload }: Submission): Promise<Readonly<Record<string, string>>> {
  const page = kind === 'quote' && Object.hasOwn(pages, payload.page) ? pages[payload.page] : undefined;
  if (kind !== 'quote' || !page) return {};
  const { default: content } = await page.content();
  if (!('quote' in content)) return {};
  const { service, selects } = content.quote;
  const texts: Record<string, string> = { page: service ?? page.title };
  for (const name of QUOTE_SELECT_NAMES) {
    const options = selects.find((select) => select.name === name)?.options;
    const label = payload[name] && options?.find(({ value }) => value === payload[name])?.label;
    if (label) texts[name] = label;
  }
  return texts;
}
