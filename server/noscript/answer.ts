import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentSecurityPolicy, type PolicyParts } from '../headers';
import { chooseEncoding } from '../static/serve';

const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)];
/**
 * As quick as gzip, and a sixth smaller. A window as large as a page: the usual one costs each call 8 MB of native memory, in
 * another thread each time, and glibc keeps what each thread once had.
 */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 17 } };

export interface HtmlOptions {
  status: number;
  /** Of the page, where it is not the site's own. */
  policy?: PolicyParts;
  retryAfterSeconds?: number;
  /** By default its browser keeps it, for Back alone: what a post answered can't be asked for again. */
  cacheControl?: string;
}

/** Returns a page made for one request, compressed as its browser takes it. The app adds the headers that all answers share. */
export async function answerHtml(request: Request, html: string, options: HtmlOptions): Promise<Response> {
  const { status, policy, retryAfterSeconds, cacheControl = 'private, no-cache' } = options;
  const encoding = chooseEncoding(request.headers.get('Accept-Encoding') ?? '', () => true);
  const bytes = Buffer.from(html);
  const body = encoding === 'br' ? await brotli(bytes, BROTLI) : encoding === 'gzip' ? await gzipped(bytes) : bytes;
  const headers = new Headers({
    ...(policy && { 'Content-Security-Policy': contentSecurityPolicy(policy) }),
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': String(body.byteLength),
    'Cache-Control': cacheControl,
    Vary: 'Accept-Encoding',
  });
  if (encoding) headers.set('Content-Encoding', encoding);
  if (retryAfterSeconds !== undefined) headers.set('Retry-After', String(retryAfterSeconds));
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { status, headers });
}
