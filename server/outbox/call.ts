import { formatError } from '../log';
import { createJsonBody, type LongField } from './jsonBody';
import { withTimeLimit, type CallLimit } from './withTimeLimit';

/** The response of a provider. `postJson` stops reading the body after 65,536 characters. */
export interface ProviderResponse {
  status: number;
  headers: Headers;
  body: string;
}

/**
 * Thrown when a call receives no complete response. `mayHaveArrived` is false only when no connection was made. The
 * request then certainly did not arrive, unless the call had followed a redirect (`isResponseRedirectAllowed`).
 */
export class NoResponse extends Error {
  readonly mayHaveArrived: boolean;
  constructor(cause: unknown) {
    const innerError = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
    super(formatError(innerError), { cause });
    this.name = 'NoResponse';
    this.mayHaveArrived = !UNREACHED_CODES.has(String((innerError as { code?: unknown } | undefined)?.code));
  }
}
const UNREACHED_CODES = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);
const MAX_RESPONSE_LENGTH = 65_536;

/**
 * The origin to which Google Apps Script redirects for the response of a script. `postJson` follows a redirect only to
 * this origin or to the origin of the request.
 */
const GOOGLE_RESPONSE_ORIGIN = 'https://script.googleusercontent.com';
/**
 * The status codes of redirects that `postJson` follows with a GET to fetch the response. 307 and 308 are excluded,
 * because they require that the client repeats the POST. 301 is excluded, because it means that the URL has changed.
 */
const FOLLOWED_REDIRECTS = new Set([302, 303]);

export const isRedirect = (status: number): boolean => status >= 300 && status <= 399;

interface CallOptions extends CallLimit {
  headers?: Record<string, string>;
  /**
   * Whether `postJson` follows a redirect to the response, at the same origin or at Google's origin for script
   * responses. The second request has no headers or body. `postJson` returns any other redirect unchanged, so that the
   * API key and the body reach only the configured host.
   */
  isResponseRedirectAllowed?: boolean;
  /** A long field, which `postJson` sends as the last field of the body. */
  longField?: LongField | undefined;
}

/**
 * POSTs JSON and reads the response, within `timeout` ms in total. Throws {@link NoResponse} without a complete
 * response.
 */
export async function postJson(
  url: string,
  body: object,
  { headers = {}, isResponseRedirectAllowed = false, longField, ...limit }: CallOptions,
): Promise<ProviderResponse> {
  return withTimeLimit(limit, async (signal) => {
    const { length, stream } = createJsonBody(body, longField);
    const requestInit: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Content-Length': String(length), ...headers },
      body: stream,
      duplex: 'half',
      redirect: 'manual',
      signal,
    };
    const response = await fetch(url, requestInit);
    const responseUrl = isResponseRedirectAllowed ? findResponseUrl(url, response) : undefined;
    if (responseUrl === undefined) return await readResponse(response);
    await response.body?.cancel();
    return await readResponse(await fetch(responseUrl, { redirect: 'manual', signal }));
  }).catch((error: unknown) => {
    throw new NoResponse(error);
  });
}

/** Returns the URL of the response after a redirect; undefined when the redirect must not be followed. */
function findResponseUrl(requestUrl: string, { status, headers }: Response): string | undefined {
  const location = headers.get('Location');
  if (!FOLLOWED_REDIRECTS.has(status) || location === null || !URL.canParse(location, requestUrl)) return undefined;
  const { origin, href } = new URL(location, requestUrl);
  return origin === new URL(requestUrl).origin || origin === GOOGLE_RESPONSE_ORIGIN ? href : undefined;
}

async function readResponse(response: Response): Promise<ProviderResponse> {
  return { status: response.status, headers: response.headers, body: await readBodyStart(response) };
}

async function readBodyStart(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  while (text.length < MAX_RESPONSE_LENGTH) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += decoder.decode(value, { stream: true });
  }
  await reader.cancel();
  return text;
}

/** Returns the object that a JSON text represents; undefined for any other text. */
export function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    // Callers expect texts that are not JSON, such as an HTML page, so the error is not reported.
    return undefined;
  }
}
