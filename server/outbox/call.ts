import { once } from 'node:events';
import {
  request as httpRequest,
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestOptions,
} from 'node:http';
import { request as httpsRequest } from 'node:https';
import { pipeline } from 'node:stream/promises';
import { formatError } from '../log';
import type { JsonBody } from './jsonBody';
import { lookUpPublicAddress, assertNotPrivateLiteral } from './publicAddress';
import { withTimeLimit, type CallLimit } from './withTimeLimit';

export interface ProviderResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /**
   * At least the first 65,536 characters of the body. A shorter body is complete. With `isBodyIgnored`, the value is
   * ''.
   */
  body: string;
}

/**
 * Thrown when a call receives no complete response. `isPossiblyReceived` is false when no connection was made. The
 * request then certainly did not arrive, unless the call had followed a redirect (`isResponseRedirectAllowed`).
 */
export class NoResponseError extends Error {
  constructor(
    cause: unknown,
    readonly isPossiblyReceived: boolean,
  ) {
    super(formatError(cause), { cause });
  }
}

const MAX_RESPONSE_LENGTH = 65_536;
/** The User-Agent header of all requests, because some firewalls block requests without this header. */
const USER_AGENT = 'outbox-relay';

/**
 * The origin to which Google Apps Script redirects for the response of a script. `postJson` follows a redirect only to
 * this origin or to the origin of the request.
 */
const GOOGLE_RESPONSE_ORIGIN = 'https://script.googleusercontent.com';
/**
 * The status codes of redirects that `postJson` follows with a GET to fetch the response. 307 and 308 are excluded,
 * because they require that the client repeats the POST. 301 is excluded, because it means that the URL has changed.
 */
const FOLLOWED_REDIRECT_STATUSES = new Set([302, 303]);

export const isSuccess = (status: number): boolean => status >= 200 && status <= 299;
export const isRedirect = (status: number): boolean => status >= 300 && status <= 399;

interface CallOptions extends CallLimit {
  headers?: Record<string, string>;
  /**
   * Whether `postJson` follows a redirect to the response, at the same origin or at Google's origin for script
   * responses. The request to the redirect target has no body and none of `headers`. `postJson` returns any other
   * redirect unchanged, so that the API key and the body reach only the configured host.
   */
  isResponseRedirectAllowed?: boolean;
  /** Whether the call refuses a host with a private IP address. */
  isPublicOnly?: boolean;
  /** Whether the call ignores the body of the response. The call then ends when the headers have arrived. */
  isBodyIgnored?: boolean;
}

/**
 * POSTs JSON and reads the response, within `timeout` ms in total. Throws {@link NoResponseError} when no complete
 * response arrives.
 *
 * Uses `node:http` and `node:https`, because `fetch` has no option to check the IP address of a connection. Each
 * request opens its own connection. A request therefore never uses an unchecked connection of another call, and is not
 * lost on a connection that the provider has just closed.
 */
export async function postJson(
  url: string,
  body: JsonBody,
  { headers, isResponseRedirectAllowed, isPublicOnly, isBodyIgnored = false, ...limit }: CallOptions,
): Promise<ProviderResponse> {
  return withTimeLimit(limit, async (signal) => {
    if (isPublicOnly) assertNotPrivateLiteral(new URL(url).hostname);
    const response = await send(url, body, isBodyIgnored, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Content-Length': body.length, ...headers },
      signal,
      ...(isPublicOnly && { lookup: lookUpPublicAddress }),
    });
    const responseUrl = isResponseRedirectAllowed ? findResponseUrl(url, response) : undefined;
    return responseUrl === undefined ? response : send(responseUrl, undefined, isBodyIgnored, { signal });
  }).catch((error: unknown) => {
    // Any other error, such as an invalid URL, means that no request was sent.
    throw error instanceof NoResponseError ? error : new NoResponseError(error, false);
  });
}

/** Returns the URL of the response after a redirect, or undefined when the redirect must not be followed. */
function findResponseUrl(requestUrl: string, { status, headers }: ProviderResponse): string | undefined {
  const { location } = headers;
  if (!FOLLOWED_REDIRECT_STATUSES.has(status) || location === undefined || !URL.canParse(location, requestUrl))
    return undefined;
  const { origin, href } = new URL(location, requestUrl);
  return origin === new URL(requestUrl).origin || origin === GOOGLE_RESPONSE_ORIGIN ? href : undefined;
}

/** Sends a request without following redirects. Throws {@link NoResponseError} when no complete response arrives. */
async function send(
  url: string,
  body: JsonBody | undefined,
  isBodyIgnored: boolean,
  options: RequestOptions & { headers?: OutgoingHttpHeaders; signal: AbortSignal },
): Promise<ProviderResponse> {
  // In Node 24, the pipeline to a request with an aborted signal never settles.
  options.signal.throwIfAborted();
  const isTls = new URL(url).protocol === 'https:';
  const headers = { 'User-Agent': USER_AGENT, ...options.headers };
  const request = (isTls ? httpsRequest : httpRequest)(url, { agent: false, ...options, headers });
  let isConnected = false;
  request.once('socket', (socket) => socket.once(isTls ? 'secureConnect' : 'connect', () => (isConnected = true)));
  // `destroy` below may cause an error after the response. This error does not change the result.
  request.on('error', () => undefined);
  const sendPromise = sendBody(request, body);
  try {
    // Without the signal, `once` would wait forever after a response with the status 101, because Node then emits no
    // 'response' event.
    const [response] = (await once(request, 'response', { signal: options.signal })) as [IncomingMessage];
    response.on('error', () => undefined);
    return {
      status: response.statusCode ?? 0,
      headers: response.headers,
      body: isBodyIgnored ? '' : await readBodyStart(response),
    };
  } catch (error) {
    throw new NoResponseError(options.signal.aborted ? options.signal.reason : error, isConnected);
  } finally {
    request.destroy();
    await sendPromise;
  }
}

/**
 * Sends the body of a request. A receiver may respond before it has read the complete body, for example with 413.
 * Sending the body may then fail, but `send` returns the response.
 */
const sendBody = (request: ClientRequest, body: JsonBody | undefined): Promise<void> =>
  pipeline(body?.chunks ?? [], request).catch(() => undefined);

async function readBodyStart(response: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of response.setEncoding('utf8') as AsyncIterable<string>) {
    text += chunk;
    if (text.length >= MAX_RESPONSE_LENGTH) break;
  }
  return text;
}

/** Returns the object or array that a JSON text represents, or undefined for any other text. */
export function parseJsonObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    // Callers expect texts that are not JSON, such as an HTML page, so the error is not reported.
    return undefined;
  }
}
