import type { RefusalReason } from '../site/words/noscript';
import type { SubmissionKind } from './forms/index';
import type { FormTexts } from './normalise';
import type { FieldErrors } from './rules';

/** The interface between the relay and the site's renderer (`src/app/noscriptPages.tsx`) for visitors without scripts (§2.16). */

/** A label and what was entered; '' where nothing was. */
export interface EnteredRow {
  label: string;
  value: string;
}

/** A page for the frame that the build left. */
export interface RenderedPage {
  /** Of the document. */
  title: string;
  /** Header, page and footer. */
  body: string;
}

/** A success to show. */
export interface SentReceipt {
  kind: SubmissionKind;
  reference: string;
  /** '' when none was given. */
  email: string;
  /** The fields that were sent; null once they are forgotten. */
  rows: readonly EnteredRow[] | null;
}

/** A form as its page completes it: choices by their names, a job's title, a plan's budget range. */
export interface CompletedForm {
  texts: FormTexts;
  /** Mistakes that only this page knows: no plan was chosen. */
  errors: FieldErrors;
  /** Nothing is sent (§7.4): the page shows a summary. */
  isSummary: boolean;
}

/** A form as it was posted, and what to say of it. */
export interface ShownForm {
  texts: FormTexts;
  hasFile: boolean;
  token: string;
  errors?: FieldErrors;
  /** Why it was not taken, where that is not the fields' fault. */
  failure?: RefusalReason;
}

export interface NoscriptPages {
  /** Path of the page that a kind's form stands on: `path` when it is one, else the first. */
  formPath: (path: string, kind?: SubmissionKind) => string | undefined;
  /** undefined when no form of that kind stands on the page. */
  complete: (path: string, kind: SubmissionKind, texts: FormTexts) => CompletedForm | undefined;
  /** The entered fields, for their sender to read. `texts` are normalised. */
  rows: (path: string, texts: FormTexts, fileName: string) => readonly EnteredRow[];
  /** The form's page with all that was typed. */
  form: (path: string, shown: ShownForm) => RenderedPage;
  /** The summary in the form's place (§7.4). */
  summary: (path: string, texts: FormTexts) => RenderedPage;
  /** Why a form was refused unread, with the way back to it or, where `path` is none, to the first of its kind. */
  refused: (path: string, reason: RefusalReason, kind?: SubmissionKind) => RenderedPage;
  sent: (receipt: SentReceipt) => RenderedPage;
}
