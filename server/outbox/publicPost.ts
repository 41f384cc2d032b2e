import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { JsonBody } from './jsonBody';
import { lookUpPublicAddress, refusePrivateLiteral } from './publicAddress';
import { withTimeLimit, type CallLimit } from './withTimeLimit';

interface PostOptions extends CallLimit {
  headers: Record<string, string>;
  /** Whether the URL's host may have a private IP address. */
  allowPrivate: boolean;
}

/**
 * The status of a response and the value of its Retry-After header. `postPublic` does not read the body, so the body
 * may have any size.
 */
export interface PostResponse {
  status: number;
  retryAfter: string | null;
}

/**
 * POSTs to a URL that an operator has set. Follows no redirect, and connects to a private address only with
 * `allowPrivate`. Uses `node:http` and `node:https`, because `fetch` has no option to check the address of a
 * connection. Rejects when no response arrives within the time limit.
 */
export async function postPublic(url: string, body: JsonBody, options: PostOptions): Promise<PostResponse> {
  const { hostname, protocol } = new URL(url);
  if (!options.allowPrivate) refusePrivateLiteral(hostname);
  const request = protocol === 'https:' ? httpsRequest : httpRequest;
  return withTimeLimit(options, (signal) =>
    post(url, body, request, options, signal).catch((error: unknown) => {
      throw signal.aborted ? (signal.reason as Error) : error;
    }),
  );
}

async function post(
  url: string,
  { length, stream }: JsonBody,
  request: typeof httpsRequest,
  { headers, allowPrivate }: PostOptions,
  signal: AbortSignal,
): Promise<PostResponse> {
  const clientRequest = request(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': length, ...headers },
    // Without an agent, each call opens its own connection, so `lookup` checks the address of each connection.
    agent: false,
    signal,
    ...(allowPrivate ? {} : { lookup: lookUpPublicAddress }),
  });
  const responsePromise = new Promise<PostResponse>((resolve, reject) => {
    clientRequest.once('error', reject);
    clientRequest.once('response', (response) => {
      resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] ?? null });
      // `destroy` closes the response before its body is read. The close may cause an error, which has no effect on the
      // result.
      response.once('error', () => undefined);
      response.destroy();
    });
  });
  // A receiver may respond before it has read the complete body, for example with 413. Sending the body then fails, but
  // `post` returns the response.
  const sendPromise = pipeline(Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0]), clientRequest).catch(
    () => undefined,
  );
  try {
    return await responsePromise;
  } finally {
    clientRequest.destroy();
    await sendPromise;
  }
}
