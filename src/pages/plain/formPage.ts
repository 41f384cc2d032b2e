import type { ComponentType } from 'react';
import type { Posted, Reading, SubmissionKind } from '../../forms/plain/posted';
import type { Plain } from '../../forms/shared/plain';

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
