import type { TextWith } from '../text';

/*
 * The results of a form, shown in its overlay or alert and later on the page. Every page loads these texts, so they are
 * short. A name in braces is a placeholder.
 */

/** The messages of a form's success and failure (§2.11, §2.12, §8). */
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
  /** After the text of a success: {email} is the recipient of the confirmation. */
  readonly writeTo: TextWith<'email'>;
  /** After `writeTo`: {reference} is the reference for questions, in bold. */
  readonly reference: TextWith<'reference'>;
  /** After a failure that the page reports: the form keeps the entered values. */
  readonly kept: string;
  /** The label of the button that removes the text from the page. */
  readonly dismiss: string;
}
