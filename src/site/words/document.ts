import type { TextWith } from '../text';

/** The texts that are in the static HTML of the pages, but in no script. */
export interface DocumentWords {
  /**
   * The text that replaces a form if no server accepts the form's POST request: `{inbox}` and `{phone}` become links.
   */
  readonly insteadOfForm: TextWith<'inbox' | 'phone'>;
  /**
   * The message when a script of the site did not load. The message advises a reload, because the host may have deleted
   * the scripts of an older build.
   */
  readonly startFailed: string;
}
