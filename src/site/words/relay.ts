/*
 * What a person may read in an answer of the server, beside the messages of the forms (`messages.ts`). What only a program
 * or the operator reads (a header that is missing, the log) is English everywhere.
 */

export interface RelayWords {
  /** Beside the résumé: a virus scan found something. */
  readonly infected: string;
  /** The whole answer at an address that leads nowhere, where no site is served with it. */
  readonly notFound: string;
  /** The whole answer when something unforeseen broke. */
  readonly failed: string;
  /** The whole answer to an address that has sent too much of late. */
  readonly tooMany: string;
  /** The whole answer when nothing could be stored. */
  readonly notStored: string;
}
