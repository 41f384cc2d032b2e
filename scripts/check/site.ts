import type { Contents } from '../build/contents';
import type { ContentOf, Page, PageKind, Pages } from '../../src/site/pages';
import type { AccessibilityResults, Firm, Settings } from '../../src/site/types';
import type { PictureFile } from './pictureFiles';
import type { RegistryEntry } from './registry';
import type { BrandColours } from '../../src/site/colours';
import type { Themes } from '../tokens';

/** Where an object of the content is written down: the file below the firm's folder, and the name of its export. */
export interface Home {
  readonly file: string;
  readonly name: string;
}

/** Everything that the checks look at: a firm's folder as a value. Tests make small ones (testing/smallSite.ts). */
export interface Site {
  /** From the project's root: 'src/content/acme'. */
  readonly folder: string;
  readonly firm: Firm;
  readonly settings: Settings;
  readonly pages: Pages;
  /** The pages as `pages.ts` writes them, in order; two of one id are two here. */
  readonly registry: readonly RegistryEntry[];
  readonly contents: Contents;
  readonly previewLines: Readonly<Record<string, string>>;
  /** What else the site's code reads of the folder, by file and export. */
  readonly words: Readonly<Record<string, unknown>>;
  readonly homes: ReadonlyMap<object, Home>;
  /** Every file below `pictures/`, by its path there. */
  readonly pictures: ReadonlyMap<string, PictureFile>;
  /** Raw colours of its own, and what all tokens come to with them. */
  readonly ownColours: BrandColours;
  readonly themes: Themes;
  readonly audit: {
    /** Undefined until the first audit of a firm. */
    readonly results: AccessibilityResults | undefined;
    readonly auditedStates: readonly string[];
    /** The states that the site has, or why nobody can tell. */
    readonly states: readonly string[] | Error;
  };
  /** ISO date. */
  readonly today: string;
}

/** One mistake: where it is, and what to do about it. */
export interface Finding {
  /** Below the firm's folder, or from the project's root when it begins with 'src/'. */
  readonly file: string;
  /** What in the file: a page's id, a person's name. '' for the file as a whole. */
  readonly entry: string;
  readonly field: string;
  readonly message: string;
}

/** Yields each mistake of one sort. */
export type Check = (site: Site) => Iterable<Finding>;

/** The pages of some kinds with what they hold. */
export function pagesOf<K extends PageKind>(
  site: Pick<Site, 'pages' | 'contents'>,
  ...kinds: K[]
): { id: string; page: Page; content: ContentOf[K] }[] {
  return Object.entries(site.pages)
    .filter(([, { kind }]) => kinds.some((wanted) => wanted === kind))
    .flatMap(([id, page]) => {
      const content = site.contents.get(id) as ContentOf[K] | undefined;
      return content ? [{ id, page, content }] : [];
    });
}

/** Every value that stands more than once, each time but the first. */
export const repeated = <T>(values: readonly T[]): T[] => values.filter((value, at) => values.indexOf(value) !== at);

/** 'a', 'a and b', 'a, b and 3 more': for a message of one line. */
export function some(values: readonly string[]): string {
  const [first = '', second] = values.map((value) => `‘${value}’`);
  if (second === undefined) return first;
  return values.length === 2 ? `${first} and ${second}` : `${first}, ${second} and ${values.length - 2} more`;
}
