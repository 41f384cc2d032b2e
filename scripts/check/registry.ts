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
 * chunk names. Chunk names are comments. Recognises entries by their indentation, which Prettier keeps uniform.
 */
export function readRegistry(text: string): RegistryEntry[] {
  const registrySource = text.slice(text.search(/export const pages\b/));
  const indent = /\{\n([ \t]+)/.exec(registrySource)?.[1];
  if (indent === undefined) return [];
  const entryPattern = new RegExp(`^${indent}(?:'([^']+)'|"([^"]+)"|([\\w$]+)):\\s*\\{`, 'gm');
  const starts = [...registrySource.matchAll(entryPattern)];
  return starts.map((start, index) => {
    const [, single, double, unquoted] = start;
    const entrySource = registrySource.slice(start.index, starts[index + 1]?.index);
    const chunk = /import\(\s*\/\*\s*webpackChunkName:\s*["']([^"']+)["']/.exec(entrySource)?.[1];
    const tags = /^\s*languages:\s*\[([^\]]*)\]/m.exec(entrySource)?.[1];
    const languages =
      tags === undefined ? undefined : [...tags.matchAll(/["']([^"']+)["']/g)].map(([, tag = '']) => tag);
    return { id: single ?? double ?? unquoted ?? '', chunk, ...(languages && { languages }) };
  });
}
