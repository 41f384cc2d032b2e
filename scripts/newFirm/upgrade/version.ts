/** The files of a firm's folder as text, by their path below it. */
export type Sources = ReadonlyMap<string, string>;

/**
 * The version that last changed the form of a folder. A change that breaks folders raises it, and adds a step to
 * steps.ts.
 */
export const FOLDER_VERSION = '0.3.0';

const MARK = /\bwrittenFor: ['"](\d+\.\d+\.\d+)['"]/;

/** Returns the version for which a folder was written. Folders before 0.3.0 do not name it. */
export function findVersion(sources: Sources): string {
  const [, marked] = MARK.exec(sources.get('site.ts') ?? '') ?? [];
  if (marked !== undefined) return marked;
  if (sources.has('words/plain.ts')) return '0.2.0';
  return sources.has('words/controls.ts') && !sources.has('words/addresses.ts') ? '0.1.0' : FOLDER_VERSION;
}

/** Returns the `site.ts` of a folder with the current version. */
export const withVersion = (site: string): string =>
  MARK.test(site)
    ? site.replace(MARK, `writtenFor: '${FOLDER_VERSION}'`)
    : site.replace('defineSite({', `defineSite({\n  writtenFor: '${FOLDER_VERSION}',`);

/** Compares two versions: negative if the first is older. */
export const compareVersions = (one: string, other: string): number =>
  one.localeCompare(other, 'en', { numeric: true });
