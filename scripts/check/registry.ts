/** A page as `pages.ts` writes it down. */
export interface RegistryEntry {
  readonly id: string;
  /** The name after `webpackChunkName`, undefined when its content has none. */
  readonly chunk: string | undefined;
}

/**
 * Reads the registry's text for what is gone from its value: two entries of one id, and the names of the chunks, which
 * are comments. Entries are told by their indentation, which prettier keeps the same.
 */
export function readRegistry(text: string): RegistryEntry[] {
  const list = text.slice(text.search(/export const pages\b/));
  const indent = /\{\n([ \t]+)/.exec(list)?.[1];
  if (indent === undefined) return [];
  const entry = new RegExp(`^${indent}(?:'([^']+)'|"([^"]+)"|([\\w$]+)):\\s*\\{`, 'gm');
  const starts = [...list.matchAll(entry)];
  return starts.map((start, at) => {
    const [, single, double, bare] = start;
    const own = list.slice(start.index, starts[at + 1]?.index);
    const chunk = /import\(\s*\/\*\s*webpackChunkName:\s*["']([^"']+)["']/.exec(own)?.[1];
    return { id: single ?? double ?? bare ?? '', chunk };
  });
}
