import { createHash } from 'node:crypto';
import { open, readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { PolicyAdditions } from '../headers';
import { getMediaType } from './mediaTypes';

export type Encoding = 'br' | 'gzip';

/** A built file in memory, with the compressed variants that the build wrote beside it. */
export interface StaticFile {
  path: string;
  type: string;
  /** The ETag of the uncompressed bytes, without quotes. */
  etag: string;
  /**
   * Returns the uncompressed bytes. A file with a gzip variant is decompressed on demand, because uncompressed texts
   * would use most of the memory.
   */
  getUncompressedBytes: () => Uint8Array<ArrayBuffer>;
  bytesByEncoding: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>;
}

export interface StaticSite {
  /** The files by path ('/index.html'). Only these files can be served, so path traversal is impossible. */
  files: ReadonlyMap<string, StaticFile>;
  /** The path at which the site is mounted, with a leading and a trailing slash. */
  base: string;
  /** The paths of files that are sent with status 410: the pages of closed jobs. */
  closedPaths: ReadonlySet<string>;
  /** Hashes of the inline styles and scripts of the build (csp.json). */
  policy: PolicyAdditions;
}

/** The paths of files that only the build, the server and hosts read. The server does not serve these files. */
const EXCLUDED_PATHS = new Set(['/csp.json', '/_headers', '/_redirects', '/kept-assets.json']);
/**
 * Source maps are not served, because they are as large as all other files together. Debuggers read the source maps
 * from the folder.
 */
const SOURCE_MAP_PATTERN = /\.map$/;
const ENCODING_BY_SUFFIX = { '.br': 'br', '.gz': 'gzip' } as const;

/**
 * Reads a built site into memory, so that the server never serves files of two builds at the same time. Excludes
 * symbolic links, source maps, {@link EXCLUDED_PATHS}, and dotfiles except '.well-known'. Throws a one-line error when
 * there is no index.html, when csp.json is invalid, or when a file becomes shorter during reading.
 */
export async function loadSite(root: string): Promise<StaticSite> {
  const paths = await listPaths(root, '').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [] as string[];
    throw error;
  });
  if (!paths.includes('/index.html')) throw new Error(`DIST_DIR: no built site in ${root} (run: npm run build)`);
  const pathSet = new Set(paths);
  const files = new Map<string, StaticFile>();
  for (const path of paths) {
    if (EXCLUDED_PATHS.has(path) || SOURCE_MAP_PATTERN.test(path) || isCompressedVariant(path, pathSet)) continue;
    files.set(path, await loadFile(root, path, pathSet));
  }
  const buildManifest = pathSet.has('/csp.json')
    ? parseBuildManifest(await readFile(join(root, 'csp.json'), 'utf8'))
    : { base: '/', closedPaths: new Set<string>(), policy: {} };
  return { files, ...buildManifest };
}

async function listPaths(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true });
  const pathListPromises = entries
    .filter(({ name }) => !name.startsWith('.') || name === '.well-known')
    .map((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return listPaths(root, path);
      return entry.isFile() ? [path] : [];
    });
  return (await Promise.all(pathListPromises)).flat();
}

const isCompressedVariant = (path: string, paths: ReadonlySet<string>): boolean =>
  Object.keys(ENCODING_BY_SUFFIX).some((suffix) => path.endsWith(suffix) && paths.has(path.slice(0, -suffix.length)));

async function loadFile(root: string, path: string, paths: ReadonlySet<string>): Promise<StaticFile> {
  const bytes = await readBytes(join(root, path));
  const bytesByEncoding: StaticFile['bytesByEncoding'] = {};
  for (const [suffix, encoding] of Object.entries(ENCODING_BY_SUFFIX)) {
    if (paths.has(path + suffix)) bytesByEncoding[encoding] = await readBytes(join(root, path + suffix));
  }
  const etag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  return {
    path,
    type: getMediaType(path),
    etag,
    getUncompressedBytes: createDecompressor(bytesByEncoding.gzip) ?? (() => bytes),
    bytesByEncoding,
  };
}

const createDecompressor = (gzippedBytes: Uint8Array | undefined) => gzippedBytes && (() => gunzipSync(gzippedBytes));

/** Reads a file into one buffer. Concatenating chunks would leave garbage in memory, as large as the site. */
async function readBytes(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const file = await open(path);
  try {
    const bytes = new Uint8Array((await file.stat()).size);
    for (let offset = 0; offset < bytes.length;) {
      const { bytesRead } = await file.read(bytes, offset);
      if (bytesRead === 0) throw new Error(`DIST_DIR: ${path} became shorter during reading: build again`);
      offset += bytesRead;
    }
    return bytes;
  } finally {
    await file.close();
  }
}

const isHashList = (value: unknown): value is string[] =>
  Array.isArray(value) &&
  value.every((hash) => typeof hash === 'string' && /^sha(256|384|512)-[A-Za-z0-9+/]+=*$/.test(hash));

function parseBuildManifest(text: string): Pick<StaticSite, 'base' | 'closedPaths' | 'policy'> {
  const { base = '/', gone = [], style = [], script = [] } = parseCsp(text);
  if (isHashList(style) && isHashList(script) && typeof base === 'string')
    return { base, closedPaths: new Set(Array.isArray(gone) ? gone.map(String) : []), policy: { style, script } };
  throw new Error(
    'DIST_DIR: csp.json must contain lists of hashes, {"style":["sha256-…"],"script":[]}: run npm run build',
  );
}

function parseCsp(text: string): { base?: unknown; gone?: unknown; style?: unknown; script?: unknown } {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : { style: null };
  } catch {
    // For invalid JSON, the result contains no lists, so that the caller reports the file as invalid.
    return { style: null };
  }
}
