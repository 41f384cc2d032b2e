import type { TextWith } from '../text';

/** The texts that are in the static HTML of the pages, but in no script. */
export interface DocumentWords {
  /**
   * The text that replaces a form if no server accepts the form's POST request: `{inbox}` and `{phone}` become links.
   */
  readonly insteadOfForm: TextWith<'inbox' | 'phone'>;
  /**
   * Shown when the site's JavaScript did not load. The page remains readable. Advises a reload, because some hosts have
   * deleted the scripts of an older build.
   */
  readonly startFailed: string;
}
