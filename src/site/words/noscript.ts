/*
 * What the pages say that stand in for dialogs and overlays where no script runs. They are rendered at build time and on the
 * server, so no script carries these words. A name in braces is a place that the site fills.
 */

/** A page that says one thing. */
interface Said {
  readonly title: string;
  readonly text: string;
}

/** Why the relay did not take a form. */
export type RefusalReason =
  /** The address has sent too much of late. */
  | 'tooMany'
  /** Of a form without a file. */
  | 'tooLarge'
  /** Of the form with a résumé. */
  | 'fileTooLarge'
  | 'tooSlow'
  /** No room for another upload just now. */
  | 'full'
  /** The outbox can't be written to, or the server is about to restart. */
  | 'down'
  /** Broken off on the way, or encoded in a way that no browser encodes these forms. */
  | 'malformed'
  /** Sent from another site's page, or to a form that no page of this site holds. */
  | 'foreign';

export interface NoscriptWords {
  /** The title of a page whose form has mistakes: {title} is the page's. */
  readonly errorTitle: string;
  /** Below the file's field, when the form comes back: no browser keeps a file. */
  readonly fileLost: string;
  readonly quote: {
    /** Above the fields: what has to be filled in. */
    readonly note: string;
    /** In the list of plans and in that of add-ons, before one is chosen. */
    readonly choosePlan: string;
    readonly noAddon: string;
    readonly missingPlan: string;
  };
  readonly sent: {
    /** Heading over what was entered. */
    readonly details: string;
    /** Heading over what follows, and the lines below it; the one with an {email} only where one was given. */
    readonly next: string;
    readonly read: string;
    readonly confirmed: string;
    /** In the place of what was entered, once the server has forgotten it. */
    readonly forgotten: string;
    readonly home: string;
  };
  /** Of each page that says why a form was not taken. Nothing was stored then. */
  readonly refused: Readonly<Record<RefusalReason, Said>>;
  /** Of the link from there. */
  readonly back: string;
}
