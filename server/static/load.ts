import { createHash } from 'node:crypto';
import { open, readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { PolicyParts } from '../headers';
import { mediaTypeOf } from './mediaTypes';

export type Encoding = 'br' | 'gzip';

/** One built file in memory, with the ready-compressed forms that the build left beside it. */
export interface StaticFile {
  path: string;
  type: string;
  /** Weak identity of the uncompressed bytes, without quotes. */
  tag: string;
  /** Its own bytes, for the few who take no compressed form: unpacked where there is one, for texts are most of what is held. */
  uncompressed: () => Uint8Array<ArrayBuffer>;
  encoded: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>;
}

export interface StaticSite {
  /** By path ('/index.html'). Only what is in here can ever be answered, so no path leads anywhere else. */
  files: ReadonlyMap<string, StaticFile>;
  /** Where it is mounted, with both slashes: its links begin with that. */
  base: string;
  /** Hashes of the inline styles and scripts that the build wrote (csp.json). */
  policy: PolicyParts;
}

/** For hosts and for the server, not for visitors. */
const NOT_SERVED = new Set(['/csp.json', '/_headers', '/_redirects', '/kept-assets.json']);
/** For whoever looks into a fault, from the folder itself: they are as large as all that visitors ask for. */
const SOURCE_MAP = /\.map$/;
const COMPRESSED = { '.br': 'br', '.gz': 'gzip' } as const;

/** The built site could not be read; the message is one line for a person. */
export class SiteMissing extends Error {}

/**
 * Reads a built site into memory, so that a visitor never gets half of a build. Dotfiles but
 * '.well-known' and symbolic links are left out. Throws {@link SiteMissing} when there is no index.html.
 */
export async function loadSite(root: string): Promise<StaticSite> {
  const paths = await walk(root, '').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [] as string[];
    throw error;
  });
  if (!paths.includes('/index.html')) throw new SiteMissing(`DIST_DIR: no built site in ${root} (run: npm run build)`);
  const known = new Set(paths);
  const files = new Map<string, StaticFile>();
  for (const path of paths) {
    if (NOT_SERVED.has(path) || SOURCE_MAP.test(path) || isCompressedFormOf(path, known)) continue;
    files.set(path, await loadFile(root, path, known));
  }
  const built = known.has('/csp.json')
    ? readBuilt(await readFile(join(root, 'csp.json'), 'utf8'))
    : { base: '/', policy: {} };
  return { files, ...built };
}

async function walk(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true });
  const nested = entries
    .filter(({ name }) => !name.startsWith('.') || name === '.well-known')
    .map((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return walk(root, path);
      return entry.isFile() ? [path] : [];
    });
  return (await Promise.all(nested)).flat();
}

const isCompressedFormOf = (path: string, known: ReadonlySet<string>): boolean =>
  Object.keys(COMPRESSED).some((ending) => path.endsWith(ending) && known.has(path.slice(0, -ending.length)));

async function loadFile(root: string, path: string, known: ReadonlySet<string>): Promise<StaticFile> {
  const bytes = await bytesOf(join(root, path));
  const encoded: StaticFile['encoded'] = {};
  for (const [ending, encoding] of Object.entries(COMPRESSED)) {
    if (known.has(path + ending)) encoded[encoding] = await bytesOf(join(root, path + ending));
  }
  const tag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  return { path, type: mediaTypeOf(path), tag, uncompressed: unpacked(encoded.gzip) ?? (() => bytes), encoded };
}

const unpacked = (gzip: Uint8Array | undefined) => gzip && (() => gunzipSync(gzip));

/** In one piece: pieces that are put together leave garbage of the site's own size. */
async function bytesOf(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const file = await open(path);
  try {
    const bytes = new Uint8Array((await file.stat()).size);
    for (let at = 0; at < bytes.length;) {
      const { bytesRead } = await file.read(bytes, at);
      if (bytesRead === 0) throw new SiteMissing(`DIST_DIR: ${path} became shorter while it was read`);
      at += bytesRead;
    }
    return bytes;
  } finally {
    await file.close();
  }
}

const isHashList = (value: unknown): value is string[] =>
  Array.isArray(value) &&
  value.every((hash) => typeof hash === 'string' && /^sha(256|384|512)-[A-Za-z0-9+/]+=*$/.test(hash));

function readBuilt(text: string): Pick<StaticSite, 'base' | 'policy'> {
  const { base = '/', style = [], script = [] } = factsIn(text);
  if (isHashList(style) && isHashList(script) && typeof base === 'string') return { base, policy: { style, script } };
  throw new SiteMissing(
    'DIST_DIR: csp.json must hold lists of hashes, {"style":["sha256-…"],"script":[]}, as npm run build writes them',
  );
}

function factsIn(text: string): { base?: unknown; style?: unknown; script?: unknown } {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : { style: null };
  } catch {
    // What is no JSON holds no lists either; the caller says so.
    return { style: null };
  }
}
