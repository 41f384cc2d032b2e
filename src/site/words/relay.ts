/*
 * The server's texts for people, in addition to the validation messages (`messages.ts`). Texts for programs or for the
 * operator (a missing header, the log) are always in English.
 */

export interface RelayWords {
  /** Beside the résumé field: the virus scan found malware. */
  readonly infected: string;
  /** The complete response for an unknown path when the server serves no site. */
  readonly notFound: string;
  /** The complete response after an unexpected error. */
  readonly failed: string;
  /** The response to an IP address that exceeded the rate limit. The form shows it below its failure message. */
  readonly tooMany: string;
  /** The complete response when the form could not be stored. */
  readonly notStored: string;
}
