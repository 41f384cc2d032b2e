import type { ContentOf, PageKind } from '../site/pages';

/** What every page is given: its entry of the registry, and its content. */
export interface PageProps<K extends PageKind = PageKind> {
  /** Its id in the registry. */
  readonly id: string;
  /** Its `h1`. */
  readonly title: string;
  readonly content: ContentOf[K];
}
