/** A page's entry in the source of `pages.ts`. */
export interface RegistryEntry {
  readonly id: string;
  /** The name after `webpackChunkName`, or undefined when the entry has none. */
  readonly chunk: string | undefined;
  /** The languages in which the page exists, or undefined when the entry has no `languages`. */
  readonly languages?: readonly string[];
}

/**
 * Parses the source of the page registry, because the imported value lacks duplicate ids, pages of other languages, and
 * chunk names, which are in comments. Recognises entries by their indentation, which Prettier keeps uniform.
 */
export function parseRegistry(source: string): RegistryEntry[] {
  const registrySource = source.slice(source.search(/export const pages\b/));
  const indent = /\{\n([ \t]+)/.exec(registrySource)?.[1];
  if (indent === undefined) return [];
  const entryPattern = new RegExp(`^${indent}(?:'([^']+)'|"([^"]+)"|([\\w$]+)):\\s*\\{`, 'gm');
  const entryMatches = [...registrySource.matchAll(entryPattern)];
  return entryMatches.map((entryMatch, index) => {
    const [, singleQuotedKey, doubleQuotedKey, unquotedKey] = entryMatch;
    const entrySource = registrySource.slice(entryMatch.index, entryMatches[index + 1]?.index);
    const chunk = /import\(\s*\/\*\s*webpackChunkName:\s*["']([^"']+)["']/.exec(entrySource)?.[1];
    const tagsSource = /^\s*languages:\s*\[([^\]]*)\]/m.exec(entrySource)?.[1];
    const languages =
      tagsSource === undefined ? undefined : [...tagsSource.matchAll(/["']([^"']+)["']/g)].map(([, tag = '']) => tag);
    return { id: singleQuotedKey ?? doubleQuotedKey ?? unquotedKey ?? '', chunk, ...(languages && { languages }) };
  });
}
