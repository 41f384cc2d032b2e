import { createHash } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { renderHeadersFile } from '../../server/headers';

/** Hash of the style element that react-aria adds on iOS (overscroll behind an open dialog). */
const OVERSCROLL_STYLE = 'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg=';

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/**
 * Writes what hosts need to know beside the files: `csp.json` for the relay's server, `_headers` for static hosts.
 * `styles` and `scripts` are the texts of every inline element, which the policy allows by their hashes.
 */
export async function writeHeaders(
  folder: string,
  styles: readonly string[],
  scripts: readonly string[],
): Promise<void> {
  const policy = {
    style: [OVERSCROLL_STYLE, ...new Set(styles.map(hashOf))],
    script: scripts.map(hashOf),
  };
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${path.relative(folder, path.join(parentPath, name)).replaceAll(path.sep, '/')}`);
  await writeFile(path.join(folder, 'csp.json'), JSON.stringify(policy));
  await writeFile(path.join(folder, '_headers'), renderHeadersFile(files, policy));
}
