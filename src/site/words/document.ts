import type { TextWith } from '../text';

/** Texts in the static HTML of every page, which JavaScript never contains. */
export interface DocumentWords {
  /** Replaces a form when no server accepts its post: `{inbox}` and `{phone}` become links. */
  readonly insteadOfForm: TextWith<'inbox' | 'phone'>;
  /** Shown when the site's JavaScript did not load. The page remains readable. */
  readonly startFailed: string;
}
