import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterTest } from './afterTest';

export interface RecordedCall {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

interface RecorderResponse {
  status: number;
  headers?: Record<string, string>;
  body?: string;
}

/** The response of a spreadsheet that has stored a row (§7.1). */
export const OK_RESPONSE = { status: 200, headers: { 'Content-Type': 'application/json' }, body: '{"ok":true}' };

/**
 * Starts a server that records requests and responds with the results of `createResponse`. The server stops after the
 * test.
 */
export async function startRecorder(
  createResponse: (call: RecordedCall) => RecorderResponse | Promise<RecorderResponse>,
) {
  const calls: RecordedCall[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const { method = '', url: path = '', headers } = request;
      const call = { method, path, headers, body: await text(request) };
      calls.push(call);
      const { status, headers: responseHeaders, body } = await createResponse(call);
      response.writeHead(status, responseHeaders).end(body);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterTest(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  /** The settings of a webhook that calls this server. */
  const webhook = { url, secrets: [], format: 'json' as const, allowsPrivateAddress: true, includesResume: false };
  return { url, calls, webhook };
}

export type Recorder = Awaited<ReturnType<typeof startRecorder>>;
