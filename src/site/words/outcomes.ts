/*
 * What became of a form. It is told in its overlay or alert, and in the page after the form is gone: so it belongs to what
 * every page fetches, and is kept short. A name in braces is a place that the site fills.
 */

/** A form's success, and its failure (§2.11, §2.12, §8). */
export interface Outcome {
  readonly title: string;
  readonly text: string;
  /** The title of the alert. */
  readonly failure: string;
}

export interface OutcomeWords {
  readonly contact: Outcome;
  readonly application: Outcome;
  /** A quote or a custom solution, where they are sent (`quoteDelivery: 'relay'`). */
  readonly request: Outcome;
  /** After the text of a success: {email} is where the answer goes. */
  readonly writeTo: string;
  /** After that: {reference} is what to quote when asking after it; it is printed in bold. */
  readonly reference: string;
  /** After a failure that is told in the page. */
  readonly kept: string;
  /** Of the button that takes the text off the page. */
  readonly dismiss: string;
}
