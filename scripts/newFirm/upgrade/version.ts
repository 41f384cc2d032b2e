/** The texts of the files in a content folder, by their paths relative to this folder. */
export type Sources = ReadonlyMap<string, string>;

/**
 * The last version that changed the format of content folders. For a breaking change, raise this version and add a step
 * to steps.ts.
 */
export const FOLDER_VERSION = '0.3.0';

const VERSION_PATTERN = /\bwrittenFor: ['"](\d+\.\d+\.\d+)['"]/;

/**
 * Returns the version for which a folder was written. Folders of versions before 0.3.0 do not state their version, so
 * the function infers the version from the names of their files.
 */
export function findVersion(sources: Sources): string {
  const [, version] = VERSION_PATTERN.exec(sources.get('site.ts') ?? '') ?? [];
  if (version !== undefined) return version;
  if (sources.has('words/plain.ts')) return '0.2.0';
  return sources.has('words/controls.ts') && !sources.has('words/addresses.ts') ? '0.1.0' : FOLDER_VERSION;
}

/** Returns the source of `site.ts` after setting its version to {@link FOLDER_VERSION}. */
export const setVersion = (siteSource: string): string =>
  VERSION_PATTERN.test(siteSource)
    ? siteSource.replace(VERSION_PATTERN, `writtenFor: '${FOLDER_VERSION}'`)
    : siteSource.replace('defineSite({', `defineSite({\n  writtenFor: '${FOLDER_VERSION}',`);

/** Compares two versions. Returns a negative number if the first version is older. */
export const compareVersions = (version: string, otherVersion: string): number =>
  version.localeCompare(otherVersion, 'en', { numeric: true });
