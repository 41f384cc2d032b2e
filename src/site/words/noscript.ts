import type { TextWith } from '../text';

/*
 * The texts of pages without scripts (§2.16): form pages, success pages, error pages and pages of a withdrawal link.
 * The build and the server render these pages, so the site's scripts do not contain these texts. A name in braces is a
 * placeholder.
 */

/** The title and text of a page with a single message. */
interface PageMessage<Text extends string = string> {
  readonly title: string;
  readonly text: Text;
}

/** The reason why the relay or nginx rejects a form as a whole. Invalid fields have messages instead. */
export type RefusalReason =
  /** The client's IP address or its network exceeded the rate limit, or the address sends too many files at once. */
  | 'tooMany'
  /** A form without a file, or a text in any form, exceeds the size limit. */
  | 'tooLarge'
  /** The form with a résumé exceeds the size limit. */
  | 'fileTooLarge'
  | 'tooSlow'
  /** The server has no capacity for another upload at the moment. */
  | 'full'
  /**
   * The relay cannot write to the outbox, an unexpected error occurred, or the server is stopping. The relay may have
   * stored the form, so the text must not claim the opposite.
   */
  | 'down'
  /** The request is incomplete or not a valid form, or has an encoding that no browser uses for forms. */
  | 'malformed'
  /** The request came from another site's page, or names a page of this site that does not contain the posted form. */
  | 'foreign';

export interface NoscriptWords {
  /** The document title of a page about a rejected form: {title} is the page's title. */
  readonly errorTitle: TextWith<'title'>;
  /**
   * The note below the file field when the server shows a rejected form again, because browsers do not keep the chosen
   * file.
   */
  readonly fileLost: string;
  readonly quote: {
    /** Above the fields: the note about required fields. */
    readonly note: string;
    /** The first options of the plan list and of the add-on list, for no selection. */
    readonly choosePlan: string;
    readonly noAddon: string;
    readonly missingPlan: string;
  };
  readonly sent: {
    /** The heading above the entered values. */
    readonly details: string;
    /**
     * The heading of the next steps, and the text of each step. The step with an {email} appears only if the visitor
     * entered an e-mail address.
     */
    readonly next: string;
    readonly read: string;
    readonly confirmed: TextWith<'email'>;
    /** Replaces the entered values after the server has deleted them. */
    readonly forgotten: string;
    /** The page that replaces the success page while the relay or its outbox is unavailable. */
    readonly unavailable: PageMessage;
    readonly home: string;
  };
  /**
   * The texts of each page that explains why a form was rejected. A rejected form is not stored, except possibly with
   * the reason `down`.
   */
  readonly refused: Readonly<Record<RefusalReason, PageMessage>>;
  /**
   * The pages of a withdrawal link. `ask` is the page before the withdrawal, and `done` is the page after it. The
   * other pages report an invalid link, an expired link, or an error (`failed`). Only `ask` and `done` may contain the
   * application's {reference}.
   */
  readonly withdrawal: Readonly<Record<'ask' | 'done', PageMessage<TextWith<'reference'>>>> &
    Readonly<Record<'invalid' | 'expired' | 'failed', PageMessage>> & {
      readonly button: string;
    };
  /** The label of the link back to the form. */
  readonly back: string;
}
