import type { Contents } from '../build/contents';
import type { Site as SiteValue } from '../../src/site/defineSite';
import type { ContentByKind, Page, PageKind, Pages } from '../../src/site/pages';
import type { AccessibilityResults, Firm, Settings } from '../../src/site/types';
import type { PictureFile } from './pictureFiles';
import type { RegistryEntry } from './registry';
import type { BrandColours } from '../../src/site/colours';
import type { Themes } from '../tokens';

/**
 * The file that exports an object, relative to the content folder, and the name of the export. For a page's content,
 * the name is the id of the page.
 */
export interface ExportLocation {
  readonly file: string;
  readonly name: string;
}

/**
 * The input of the checks: the contents of a content folder, which loadSite.ts reads. Tests create a small site
 * (testing/smallSite.ts).
 */
export interface Site {
  /** The path of the folder, relative to the project's root: 'src/content/acme'. */
  readonly folder: string;
  /** The version of the project for which the folder is written. */
  readonly version?: string;
  /** Whether the firm is a sample, whose URLs and e-mail addresses may use the domain '.example'. */
  readonly isFictional: boolean;
  readonly firm: Firm;
  readonly settings: Settings;
  /** The pages of `pages.ts` in the current language, except the pages of jobs. */
  readonly pages: Pages;
  /** The pages of jobs, which `withJobPages` adds. */
  readonly jobPages: Pages;
  /** The entries in the source of `pages.ts`, in order. Duplicate ids are separate entries. */
  readonly registry: readonly RegistryEntry[];
  readonly contents: Contents;
  readonly previewLines: Readonly<Record<string, string>>;
  readonly countries: SiteValue['countries'];
  /** The firm's words by file ('words/forms.ts'). */
  readonly words: Readonly<Record<string, unknown>>;
  /** The project's English words, by the file that contains the corresponding words of the firm. */
  readonly englishWords: Readonly<Record<string, unknown>>;
  readonly exportLocations: ReadonlyMap<object, ExportLocation>;
  /** The files below `pictures/` except hidden files, by their paths relative to that folder. */
  readonly pictures: ReadonlyMap<string, PictureFile>;
  /** The firm's own raw colours. `themes` contains all tokens with these colours applied. */
  readonly ownColours: BrandColours;
  readonly themes: Themes;
  readonly audit: {
    /** The results of the recorded audit. The value is undefined before the firm's first audit. */
    readonly results: AccessibilityResults | undefined;
    readonly auditedStates: readonly string[];
    /** The states of the current site, or the error that prevents listing the states. */
    readonly states: readonly string[] | Error;
  };
  /** The day of the build, an ISO date. */
  readonly today: string;
}

/** A mistake, a notice that does not stop a build, or a text that the firm must still write. */
export interface Finding {
  /** The path relative to the content folder, or relative to the project's root when the path begins with 'src/'. */
  readonly file: string;
  /**
   * The path within the file, such as a page's id, an entry's name and a field. A finding about the entire file has an
   * empty path.
   */
  readonly steps: readonly string[];
  /** A description of the mistake, with the correction. */
  readonly message: string;
  /**
   * Whether the finding is a mistake only if every language of the site has the same finding. An example is an unused
   * picture.
   */
  readonly needsEveryLanguage?: boolean;
}

/** Splits a registry into the pages of single jobs and all other pages. */
export const splitPages = (pages: Pages): Pick<Site, 'pages' | 'jobPages'> => {
  const entries = Object.entries(pages);
  const isJobEntry = ([, page]: (typeof entries)[number]): boolean => page?.kind === 'job';
  return {
    pages: Object.fromEntries(entries.filter((entry) => !isJobEntry(entry))),
    jobPages: Object.fromEntries(entries.filter(isJobEntry)),
  };
};

/** Returns all paths and aliases of the pages, each with the page's id and the field that contains the path. */
export const listPaths = (pages: Pages) =>
  Object.entries(pages).flatMap(([id, { path, aliases = [] }]) => [
    { id, field: 'path', path },
    ...aliases.map((alias) => ({ id, field: 'aliases', path: alias })),
  ]);

/** Returns the id of each page by its path and by its aliases. */
export const mapPageIdsByPath = (pages: Pages): ReadonlyMap<string, string> =>
  new Map(listPaths(pages).map(({ id, path }) => [path, id]));

/** A check: a function that yields a finding for each mistake of one category. */
export type Check = (site: Site) => Iterable<Finding>;

/** Returns the pages of the given kinds with their content. */
export function findPages<K extends PageKind>(
  site: Pick<Site, 'pages' | 'contents'>,
  ...kinds: K[]
): { id: string; page: Page; content: ContentByKind[K] }[] {
  return Object.entries(site.pages)
    .filter(([, { kind }]) => kinds.some((wantedKind) => wantedKind === kind))
    .flatMap(([id, page]) => {
      const content = site.contents.get(id) as ContentByKind[K] | undefined;
      return content ? [{ id, page, content }] : [];
    });
}

/** Returns the second and later occurrences of each value. */
export const findRepeated = <T>(values: readonly T[]): T[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

/** Returns a phrase that names at most two of the values: '‘a’', '‘a’ and ‘b’', '‘a’, ‘b’ and 3 more'. */
export function joinNames(values: readonly string[]): string {
  const [first = '', second] = values.map((value) => `‘${value}’`);
  if (second === undefined) return first;
  return values.length === 2 ? `${first} and ${second}` : `${first}, ${second} and ${values.length - 2} more`;
}
