import type { ComponentType } from 'react';
import type { Noscript } from '../../forms/shared/noscript';
import type { SubmissionKind } from '../../submission';
import type { CompletedForm, EnteredRow } from '../../submission/noscriptPages';
import type { FormTexts } from '../../submission/normalise';

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
  Page: ComponentType<{ noscript: Noscript }>;
  /** Returns the posted texts with what this page knows of the form; as they are without it. */
  complete?: (texts: FormTexts) => Pick<CompletedForm, 'texts' | 'errors'>;
  /** Returns what was entered, for its sender to read; the form's own fields without it. */
  rows?: (texts: FormTexts) => readonly EnteredRow[];
}
