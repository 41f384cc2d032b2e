import type { ComponentType } from 'react';
import { pages } from '#site/pages';
import type { Posted, Reading, SubmissionKind } from '../../forms/plain/posted';
import type { Plain } from '../../forms/shared/plain';
import { applicationPages } from './applicationPages';
import { contactPages } from './contactPages';
import { customRequestPages } from './customRequestPages';
import { quotePages } from './quotePages';

/**
 * A page with a form on it, for visitors without scripts (§2.16). The contact page is one of the site's own routes; the others
 * are files beside them, which no script brings to life.
 */
export interface FormPage {
  kind: SubmissionKind;
  path: string;
  /** Its `h1`. */
  title: string;
  description: string;
  /** It is prerendered as a route of the site already. */
  isRoute: boolean;
  /** Title of the summary that is the answer where nothing is sent (§7.4): another page by its name, too (WCAG 2.4.2). */
  summaryTitle?: string | undefined;
  Page: ComponentType<{ plain: Plain }>;
  read: (posted: Posted, now: Date) => Promise<Reading>;
}

/** Every form page of the firm, from its registry and what the pages hold. */
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
