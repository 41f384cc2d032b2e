/*
 * The server's texts for visitors, in addition to the validation messages (`messages.ts`). Texts for programs, such as
 * an error about a missing header, and texts for the operator are always in English.
 */

export interface RelayWords {
  /** The message beside the résumé field after the virus scan found malware. */
  readonly infected: string;
  /** The response to a request for an unknown path if the server has no 404 page for this path. */
  readonly notFound: string;
  /** The complete response after an unexpected error. */
  readonly failed: string;
  /**
   * The response when an IP address or its network exceeded the rate limit, or when an address sends too many files at
   * once. The form shows this text below the failure message.
   */
  readonly tooMany: string;
}
