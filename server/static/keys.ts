import type { StaticSite } from './load';

/**
 * Names the first file of the built site that would hand the provider's key to every visitor, or undefined.
 * Looks at text only.
 */
export function fileWithKey(site: StaticSite, apiKey: string): string | undefined {
  const needle = Buffer.from(apiKey);
  for (const { path, type, plain } of site.files.values()) {
    const isText = /^(text\/|application\/(json|xml|manifest))/.test(type) || type === 'image/svg+xml';
    if (isText && Buffer.from(plain.buffer, plain.byteOffset, plain.byteLength).includes(needle)) return path;
  }
  return undefined;
}
