import type { TextWith } from '../text';

/** The texts that only the static HTML of the pages contains, and no JavaScript. */
export interface DocumentWords {
  /** The text in place of a form when no server accepts its post: `{inbox}` and `{phone}` become links. */
  readonly insteadOfForm: TextWith<'inbox' | 'phone'>;
  /** Shown when the site's JavaScript did not load. The page remains readable. */
  readonly startFailed: string;
}
