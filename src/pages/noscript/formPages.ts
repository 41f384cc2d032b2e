import { pages } from '#site/pages';
import { listApplicationPages } from './applicationPages';
import { listContactPages } from './contactPages';
import { listCustomRequestPages } from './customRequestPages';
import type { FormPage } from './formPage';
import { listQuotePages } from './quotePages';

/** Returns every form page of the firm's site, as determined by the page registry and the content of its pages. */
export async function listFormPages(): Promise<FormPage[]> {
  const pageLists = await Promise.all(
    Object.entries(pages).map(([id, page]): Promise<FormPage[]> | FormPage[] => {
      if (page.kind === 'contact') return listContactPages(id);
      if (page.kind === 'jobs') return listApplicationPages(id);
      if (page.kind === 'services') return listCustomRequestPages(id);
      return page.kind === 'plans' || page.kind === 'combo' || page.kind === 'bundle' ? listQuotePages(id) : [];
    }),
  );
  return pageLists.flat();
}
