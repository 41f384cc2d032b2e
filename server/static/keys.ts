/** A built file, whatever it was read from. */
interface BuiltFile {
  path: string;
  /** Asked for where it is looked into. */
  bytes: () => Uint8Array;
}

export interface KeyLeak {
  path: string;
  /** 'settings': a site-config.json in relay mode names a key. 'text': the key itself stands in the file. */
  by: 'settings' | 'text';
}

/**
 * The built files that would hand the mail provider's key to every visitor (§7.2). The build and the server's start both
 * refuse them. Without an `apiKey` only the settings are looked at.
 */
export function keyLeaks(files: Iterable<BuiltFile>, apiKey: string): KeyLeak[] {
  const leaks: KeyLeak[] = [];
  for (const { path, bytes } of files) {
    const isSettings = /(?:^|\/)site-config\.json$/.test(path);
    if (!isSettings && apiKey === '') continue;
    const { buffer, byteOffset, byteLength } = bytes();
    const text = Buffer.from(buffer, byteOffset, byteLength);
    if (isSettings && exposesKey(JSON.parse(text.toString()))) leaks.push({ path, by: 'settings' });
    if (apiKey !== '' && text.includes(apiKey)) leaks.push({ path, by: 'text' });
  }
  return leaks;
}

/** Whether settings in relay mode hold the mail provider's key, which no browser may get: the build and the start stop. */
function exposesKey(raw: unknown): boolean {
  const { submission } = Object(raw) as { submission?: unknown };
  const { mode, email } = Object(submission) as { mode?: unknown; email?: unknown };
  const { apiKey } = Object(email) as { apiKey?: unknown };
  return mode !== 'direct' && apiKey !== undefined && apiKey !== '';
}
