import type { TextWith } from '../text';

/*
 * The success and failure texts of the forms. An overlay or an alert shows such a text. The page itself shows the
 * success text after the overlay has closed, and the failure text if the visitor has left the form. Every page loads
 * these texts, so they are short. A name in braces is a placeholder.
 */

/** The messages about the success and the failure of a form (§2.11, §2.12, §8). */
export interface Outcome {
  readonly title: string;
  readonly text: string;
  /** The title of the alert. */
  readonly failure: string;
}

export interface OutcomeWords {
  readonly contact: Outcome;
  readonly application: Outcome;
  /** A quote or a custom request, if the relay accepts them (`quoteDelivery: 'relay'`). */
  readonly request: Outcome;
  /** The sentence after the success text: {email} is the recipient of the confirmation. */
  readonly writeTo: TextWith<'email'>;
  /** The sentence after `writeTo`: {reference} is the reference for questions, in bold. */
  readonly reference: TextWith<'reference'>;
  /** The text after a failure message on the page, except for a quote: the form still contains the entered values. */
  readonly kept: string;
  /** The label of the button that removes the results from the page. */
  readonly dismiss: string;
}
