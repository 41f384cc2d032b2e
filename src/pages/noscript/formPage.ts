import type { ComponentType } from 'react';
import type { Noscript } from '../../forms/shared/noscript';
import type { SubmissionKind } from '../../submission';
import type { CompletedForm, EnteredRow } from '../../submission/noscriptPages';
import type { FormTexts } from '../../submission/normalise';

/**
 * A page with a form, for visitors without JavaScript (§2.16). The contact page is one of the site's routes. The other
 * form pages are additional files, which are never hydrated.
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
   * The title of the summary page. The server responds with that page if quotes are summarised and not sent (§7.4).
   * Each page needs its own title (WCAG 2.4.2).
   */
  summaryTitle?: string | undefined;
  Page: ComponentType<{ noscript: Noscript }>;
  /** Returns the posted texts, completed with the page's data. Without this function, the texts stay unchanged. */
  complete?: (texts: FormTexts) => Pick<CompletedForm, 'texts' | 'errors'>;
  /**
   * Returns the entered values, which are shown to the sender. Without this function, the form's own fields are shown.
   */
  rows?: (texts: FormTexts) => readonly EnteredRow[];
}
