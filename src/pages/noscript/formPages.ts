import { pages } from '#site/pages';
import { applicationPages } from './applicationPages';
import { contactPages } from './contactPages';
import { customRequestPages } from './customRequestPages';
import type { FormPage } from './formPage';
import { quotePages } from './quotePages';

/** Returns every form page of the firm, from its registry and the content of the pages. */
export async function listFormPages(): Promise<FormPage[]> {
  const all = await Promise.all(
    Object.entries(pages).map(([id, page]): Promise<FormPage[]> | FormPage[] => {
      if (page.kind === 'contact') return contactPages(id);
      if (page.kind === 'jobs') return applicationPages(id);
      if (page.kind === 'services') return customRequestPages(id);
      return page.kind === 'plans' || page.kind === 'combo' || page.kind === 'bundle' ? quotePages(id) : [];
    }),
  );
  return all.flat();
}
