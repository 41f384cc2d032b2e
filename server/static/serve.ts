import Negotiator from 'negotiator';
import { words } from '#site/words/relay';
import { getCacheControl, CACHE_REVALIDATE } from '../headers';
import type { Encoding, StaticFile, StaticSite } from './load';

const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];

/**
 * Serves GET and HEAD from a loaded site. Responds with the site's 404 page when no file matches.
 *
 * Hono's `serveStatic` with `etag` does not meet the guarantees of docs/deployment.md. Hono's function reads the disk
 * at each request, so a visitor could receive files of two builds during a deployment. Hono's function hashes the
 * body of each response to GET, and sends no ETag in a response to HEAD. Hono's function does not parse weights and `*`
 * in `Accept-Encoding`, and cannot send the site's 404 page with status 404. This server does not support range
 * requests, because no file is large.
 */
export function serveStatic(site: StaticSite, request: Request): Response {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response('Method not allowed\n', { status: 405, headers: { Allow: 'GET, HEAD' } });
  }
  const { pathname, search } = new URL(request.url);
  const file = findFile(site, pathname);
  if (file) return respondWithFile(file, request, site.closedPaths.has(file.path) ? 410 : 200);
  // The URL of a folder ends in a slash, as on static hosts.
  if (findFile(site, `${pathname}/`))
    return new Response(null, {
      status: 308,
      headers: { Location: `${pathname}/${search}`, 'Cache-Control': CACHE_REVALIDATE },
    });
  return respondNotFound(site, request);
}

export function findFile({ files }: StaticSite, pathname: string): StaticFile | undefined {
  let path: string;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    // A path with a malformed escape sequence matches no file.
    return undefined;
  }
  return files.get(path) ?? (path.endsWith('/') ? files.get(`${path}index.html`) : undefined);
}

/** Returns the file in the best encoding that the request accepts, or 304 when the visitor's copy is current. */
function respondWithFile(file: StaticFile, request: Request, status = 200): Response {
  const encoding = chooseEncoding(
    request.headers.get('Accept-Encoding') ?? '',
    (encodingName) => encodingName in file.bytesByEncoding,
  );
  const body = (encoding && file.bytesByEncoding[encoding]) ?? file.getUncompressedBytes();
  const etag = `"${file.etag}${encoding ? `-${encoding}` : ''}"`;
  const headers = new Headers({
    'Content-Type': file.type,
    'Cache-Control': status === 200 ? getCacheControl(file.path) : CACHE_REVALIDATE,
    ETag: etag,
  });
  if (Object.keys(file.bytesByEncoding).length > 0) headers.set('Vary', 'Accept-Encoding');
  if (status === 200 && matchesEtag(request.headers.get('If-None-Match'), etag))
    return new Response(null, { status: 304, headers });
  headers.set('Content-Length', String(body.byteLength));
  if (encoding) headers.set('Content-Encoding', encoding);
  return new Response(request.method === 'HEAD' ? null : body, { status, headers });
}

/**
 * Returns the 404 page of the language whose folder is in the URL, otherwise the 404 page of the default language.
 * Without these pages, returns a 404 response of one line.
 */
function respondNotFound(site: StaticSite, request: Request): Response {
  const [, folder = ''] = new URL(request.url).pathname.split('/');
  const page = site.files.get(`/${folder}/404.html`) ?? site.files.get('/404.html');
  if (page) return respondWithFile(page, request, 404);
  return new Response(`${words.notFound}\n`, {
    status: 404,
    headers: { 'Cache-Control': CACHE_REVALIDATE, 'Content-Type': 'text/plain; charset=utf-8' },
  });
}

/**
 * Returns whether an If-None-Match header matches an ETag. RFC 9110, 13.1.2: the header is '*' or a list of tags, which
 * are compared weakly.
 */
function matchesEtag(header: string | null, etag: string): boolean {
  if (header === null) return false;
  const etags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return etags.includes('*') || etags.includes(etag);
}

/**
 * Returns the first offered encoding that the header accepts, Brotli before gzip (RFC 9110, 12.5.3). Returns undefined
 * if the header accepts none of them.
 */
export function chooseEncoding(acceptHeader: string, isOffered: (encoding: Encoding) => boolean): Encoding | undefined {
  const acceptedEncodings = new Negotiator({ headers: { 'accept-encoding': acceptHeader } }).encodings(ENCODINGS);
  return ENCODINGS.find((encoding) => isOffered(encoding) && acceptedEncodings.includes(encoding));
}
