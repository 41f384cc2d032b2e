import type { ContentByKind, PageKind } from '../site/pages';

/** The properties of every page component: the page's id and title in the registry, and its content. */
export interface PageProps<K extends PageKind = PageKind> {
  /** The page's id in the registry. */
  readonly id: string;
  /** The page's `h1`. */
  readonly title: string;
  readonly content: ContentByKind[K];
}
