import { createHash } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { renderHeadersFile, type PolicyAdditions } from '../../server/headers';
import { readSiteConfig } from './siteConfig';

/** The hash of the style element that react-aria adds on iOS to prevent overscroll behind an open dialog. */
const OVERSCROLL_STYLE_HASH = 'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg=';

const hashText = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

export interface HeaderParts {
  /** The URL path at which the site is mounted, with a slash at both ends. */
  base: string;
  /** The text of each inline style. The Content-Security-Policy allows inline elements by their hashes. */
  styles: readonly string[];
  scripts: readonly string[];
  /** The URL paths of the files that servers send with status 410. */
  closedPaths: readonly string[];
  /** True when HSTS_SUBDOMAINS is 'on'. */
  hstsIncludesSubdomains: boolean;
}

/** Reads `site-config.json`. Returns the origins to which pages send requests, and the origin of the country flags. */
async function readCalledOrigins(folder: string): Promise<Pick<PolicyAdditions, 'connect' | 'images'>> {
  const { calledUrls, flagsHost } = await readSiteConfig(folder);
  const listOrigins = (addresses: readonly string[]) => [
    ...new Set(addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin)),
  ];
  const connectOrigins = listOrigins(calledUrls);
  // Google Apps Script redirects requests to this origin, and the policy must also allow the targets of redirects. The
  // condition compares origins, because a URL for Google Workspace has a path:
  // 'https://script.google.com/a/example.com'.
  if (connectOrigins.includes('https://script.google.com')) connectOrigins.push('https://script.googleusercontent.com');
  return { connect: connectOrigins, images: listOrigins([flagsHost]) };
}

/**
 * Writes the headers for hosts: `csp.json` for the relay's server and `_headers` for static hosts. On static hosts, the
 * policy allows pages to call the origins that `site-config.json` names.
 */
export async function writeHeaders(
  folder: string,
  { base, styles, scripts, closedPaths: gone, hstsIncludesSubdomains }: HeaderParts,
): Promise<void> {
  const policy = {
    style: [OVERSCROLL_STYLE_HASH, ...new Set(styles.map(hashText))],
    script: scripts.map(hashText),
  };
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${path.relative(folder, path.join(parentPath, name)).replaceAll(path.sep, '/')}`);
  await writeFile(path.join(folder, 'csp.json'), JSON.stringify({ base, gone, ...policy }));
  const options = { ...policy, ...(await readCalledOrigins(folder)), hstsIncludesSubdomains };
  await writeFile(path.join(folder, '_headers'), renderHeadersFile(files, options, base));
}
