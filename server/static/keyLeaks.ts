/** A built file, from the disk (in the build) or from memory (in the server). */
interface BuiltFile {
  path: string;
  /** Returns the content. `findKeyLeaks` calls this function only for the files that it checks. */
  readBytes: () => Uint8Array;
}

export interface KeyLeak {
  path: string;
  /**
   * 'settings': a site-config.json in relay mode has a non-empty key. 'text': the file contains the text of `apiKey`.
   */
  source: 'settings' | 'text';
}

/**
 * Returns the built files that would expose the mail provider's key to visitors (§7.2). If `apiKey` is '', checks only
 * site-config.json. Throws a one-line error when a site-config.json is not valid JSON.
 */
export function findKeyLeaks(files: Iterable<BuiltFile>, apiKey: string): KeyLeak[] {
  const leaks: KeyLeak[] = [];
  for (const { path, readBytes } of files) {
    const isSiteConfig = /(?:^|\/)site-config\.json$/.test(path);
    if (!isSiteConfig && apiKey === '') continue;
    const { buffer, byteOffset, byteLength } = readBytes();
    const content = Buffer.from(buffer, byteOffset, byteLength);
    if (isSiteConfig && exposesKey(parseSiteConfigText(path, content.toString())))
      leaks.push({ path, source: 'settings' });
    if (apiKey !== '' && content.includes(apiKey)) leaks.push({ path, source: 'text' });
  }
  return leaks;
}

function parseSiteConfigText(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${path}: is not valid JSON. Correct the file, or build again.`);
  }
}

/**
 * Returns whether settings in relay mode contain a key of the mail provider. In relay mode, only the server needs a
 * key, so no browser may receive it.
 */
function exposesKey(siteConfig: unknown): boolean {
  const { submission } = Object(siteConfig) as { submission?: unknown };
  const { mode, email } = Object(submission) as { mode?: unknown; email?: unknown };
  const { apiKey } = Object(email) as { apiKey?: unknown };
  return mode !== 'direct' && apiKey !== undefined && apiKey !== '';
}
