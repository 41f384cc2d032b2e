import type { RefusalReason } from '../site/words/noscript';
import type { SubmissionKind } from './forms/index';
import type { FormTexts } from './normalise';
import type { FieldErrors } from './rules';
import type { ReceivedData } from './types';

/**
 * The interface between the relay and the renderer of pages for visitors without JavaScript (§2.16).
 * `src/app/noscriptPages.tsx` implements the renderer.
 */

/** A label and the entered value, which is '' for an empty field. */
export interface EnteredRow {
  label: string;
  value: string;
}

/** The parts of a rendered page. The build and the relay insert these parts into the HTML template of the build. */
export interface RenderedPage {
  /** The document's title. */
  title: string;
  /** The HTML of header, page and footer. */
  body: string;
}

/** The data that the success page shows about a submission. */
export interface SentReceipt {
  kind: SubmissionKind;
  reference: string;
  /** The sender's e-mail address. '' if the sender entered no address, or if the server has deleted it. */
  email: string;
  /** The relay's description of the data that it received. Absent after the server has deleted the data. */
  receivedData?: ReceivedData;
  /** The sent fields, or null once the server has deleted them. */
  rows: readonly EnteredRow[] | null;
}

/**
 * A posted form, to which the form's page may have added data, such as the job's title or the budget-range key of the
 * plan.
 */
export interface CompletedForm {
  texts: FormTexts;
  /** The errors that only the form's page detects, such as a missing plan. */
  errors: FieldErrors;
  /** True if the relay sends nothing (§7.4) and the page shows a summary. */
  isSummary: boolean;
}

/** A form that the relay rejected. The form's page shows the form again, with its errors. */
export interface RejectedForm {
  texts: FormTexts;
  hasFile: boolean;
  token: string;
  errors?: FieldErrors;
  /** The reason why the relay rejected the form, when no field is invalid. */
  failure?: RefusalReason;
}

/**
 * The state of a withdrawal link. 'ask': the applicant has not confirmed the withdrawal yet. 'failed': the relay could
 * not handle the request, for example because the outbox is unavailable.
 */
export type WithdrawalState = 'ask' | 'done' | 'invalid' | 'expired' | 'failed';

/** The reason on a refusal page. 'noForm': the page that the URL names does not contain the posted form. */
export type RefusalPageReason = RefusalReason | 'noForm';

export interface NoscriptPages {
  /**
   * Returns `path` if its page has a form of this kind, otherwise the path of the first page with such a form. For the
   * application to a closed job, returns the path of the list of jobs. Without `kind`, returns `path` if its page has
   * any form. Returns undefined if no such page exists.
   */
  findFormPath: (path: string, kind?: SubmissionKind) => string | undefined;
  /** Returns the completed form, or undefined when the page has no form of that kind. */
  completeForm: (path: string, kind: SubmissionKind, texts: FormTexts) => CompletedForm | undefined;
  /** Returns the entered values, which a page shows to the sender. `texts` must be normalised. */
  buildRows: (path: string, texts: FormTexts, fileName: string) => readonly EnteredRow[];
  /** Renders the form's page with the posted values. */
  renderForm: (path: string, rejectedForm: RejectedForm) => RenderedPage;
  /** Renders the summary in place of the form (§7.4). */
  renderSummary: (path: string, texts: FormTexts) => RenderedPage;
  /**
   * Renders the reason why the relay rejected a form, without the entered values, and a link to a form. The link leads
   * to the form at `path` if this form is of the given kind, otherwise to the first form of that kind. Without `kind`,
   * or if the site has no form of that kind, the link leads to any form at `path`, otherwise to the site's first form.
   * For an application with the reason 'noForm' and a `path` below the list of jobs, the page states that the job is
   * closed. The page then links to this list. 'tooLarge' replaces 'fileTooLarge' for a form without a file field.
   */
  renderRefusal: (path: string, reason: RefusalPageReason, kind?: SubmissionKind) => RenderedPage;
  renderSuccessPage: (receipt: SentReceipt) => RenderedPage;
  /** Renders the page that replaces the success page while the outbox is unavailable. */
  renderUnavailableSuccessPage: () => RenderedPage;
  /** Renders the page of a withdrawal link. `reference` is '' in all states except 'ask' and 'done'. */
  renderWithdrawal: (state: WithdrawalState, reference: string) => RenderedPage;
}
