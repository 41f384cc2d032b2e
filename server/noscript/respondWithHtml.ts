import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createContentSecurityPolicy, type PolicyAdditions } from '../headers';
import { chooseEncoding } from '../static/serve';

const [compressBrotli, compressGzip] = [promisify(brotliCompress), promisify(gzip)];
/**
 * The options of Brotli. With quality 5, Brotli is as fast as gzip, and its output is a sixth smaller. The window of
 * 128 KB (2^17 bytes) is about as large as a page. With the default window, each call uses 8 MB of native memory on
 * another thread, and glibc does not release this memory.
 */
const BROTLI_OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 17 } };

export interface HtmlOptions {
  status: number;
  /** The additions to the Content-Security-Policy of the page. By default, the app adds the site's policy. */
  policy?: PolicyAdditions;
  retryAfterSeconds?: number;
  /**
   * The Cache-Control header. By default, the browser may store the page for its Back button, because the response to a
   * POST cannot be requested again.
   */
  cacheControl?: string;
}

/**
 * Returns a page for one request, compressed in an encoding that the request accepts. The app adds the common headers.
 */
export async function respondWithHtml(request: Request, html: string, options: HtmlOptions): Promise<Response> {
  const { status, policy, retryAfterSeconds, cacheControl = 'private, no-cache' } = options;
  const encoding = chooseEncoding(request.headers.get('Accept-Encoding') ?? '', () => true);
  const bytes = Buffer.from(html);
  const body =
    encoding === 'br'
      ? await compressBrotli(bytes, BROTLI_OPTIONS)
      : encoding === 'gzip'
        ? await compressGzip(bytes)
        : bytes;
  const headers = new Headers({
    ...(policy && { 'Content-Security-Policy': createContentSecurityPolicy(policy) }),
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': String(body.byteLength),
    'Cache-Control': cacheControl,
    Vary: 'Accept-Encoding',
  });
  if (encoding) headers.set('Content-Encoding', encoding);
  if (retryAfterSeconds !== undefined) headers.set('Retry-After', String(retryAfterSeconds));
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { status, headers });
}
