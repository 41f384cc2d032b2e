import type { ComponentType } from 'react';
import type { Noscript } from '../../forms/shared/noscript';
import type { SubmissionKind } from '../../submission';
import type { CompletedForm, EnteredRow } from '../../submission/noscriptPages';
import type { FormTexts } from '../../submission/normalise';

/**
 * A page with a form, for visitors without JavaScript (§2.16). The contact page is one of the site's routes. The others
 * are additional files, which are never hydrated.
 */
export interface FormPage {
  kind: SubmissionKind;
  path: string;
  /** The page's `h1`. */
  title: string;
  description: string;
  /** True when the site already prerenders the page as a route. */
  isRoute: boolean;
  /**
   * Title of the page with the summary, which is the response when nothing is sent (§7.4). A different page needs a
   * different title (WCAG 2.4.2).
   */
  summaryTitle?: string | undefined;
  Page: ComponentType<{ noscript: Noscript }>;
  /** Returns the posted texts, completed with the page's data. Without it the texts stay unchanged. */
  complete?: (texts: FormTexts) => Pick<CompletedForm, 'texts' | 'errors'>;
  /** Returns the entered values, to show them to their sender. By default these are the form's own fields. */
  rows?: (texts: FormTexts) => readonly EnteredRow[];
}
