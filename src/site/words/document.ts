import type { TextWith } from '../text';

/** The texts that the static HTML of the pages contains, but no script. */
export interface DocumentWords {
  /**
   * The text that replaces a form on a site without a server for its POST request: `{inbox}` and `{phone}` become
   * links.
   */
  readonly insteadOfForm: TextWith<'inbox' | 'phone'>;
  /** Shown when the site's JavaScript did not load. The page remains readable. */
  readonly startFailed: string;
}
