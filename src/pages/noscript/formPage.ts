import type { ComponentType } from 'react';
import type { NoscriptPageData } from '../../forms/shared/noscript';
import type { SubmissionKind } from '../../submission';
import type { CompletedForm, EnteredRow } from '../../submission/noscriptPages';
import type { FormTexts } from '../../submission/normalise';

/**
 * A page with a form, for visitors without JavaScript (§2.16). The contact page is also a route of the site. The other
 * form pages are additional files without scripts.
 */
export interface FormPage {
  kind: SubmissionKind;
  path: string;
  /** The page's `h1`. */
  title: string;
  description: string;
  /** True if the page is also a route. The build prerenders the pages of all routes. */
  isRoute: boolean;
  /**
   * The title of the summary page. The server responds with this page if the site summarises quotes and custom requests
   * instead of sending them (§7.4). The title differs from the form page's title, because each page needs its own title
   * (WCAG 2.4.2).
   */
  summaryTitle?: string | undefined;
  Page: ComponentType<{ noscript: NoscriptPageData }>;
  /**
   * Adds data of the page, such as the job's title, to the posted texts. Returns these texts, and an error for each
   * missing choice, such as a plan. Without this function, the texts stay unchanged.
   */
  completeTexts?: (texts: FormTexts) => Pick<CompletedForm, 'texts' | 'errors'>;
  /**
   * Returns the entered values as rows for the result page. Without this function, the rows contain the fields of the
   * form definition.
   */
  buildRows?: (texts: FormTexts) => readonly EnteredRow[];
}
