import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { CANARY_TAG, isFileIntact } from './values';

export interface FuzzProviders {
  url: string;
  /** Returns the problems of all calls since the last `takeProblems`, and clears the list. */
  takeProblems: () => string[];
  close: () => void;
}

/**
 * Starts a server that acts as the spreadsheet and the mail provider. The server accepts every call, stores nothing,
 * and checks each call.
 */
export async function startProviders(): Promise<FuzzProviders> {
  const problems: string[] = [];
  const checkAndRespond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = JSON.parse(await text(request)) as Record<string, string>;
    const { htmlContent = '', subject = '', resumeBase64 = '' } = body;
    if (htmlContent.includes(CANARY_TAG)) problems.push(`unescaped markup in the mail '${subject}'`);
    const resume = Buffer.from(resumeBase64.slice(resumeBase64.indexOf(',') + 1), 'base64');
    if (!isFileIntact(resume)) problems.push(`a résumé of ${resume.length} bytes differs from the uploaded file`);
    response.setHeader('Content-Type', 'application/json').end('{"ok":true,"messageId":"1"}');
  };
  const server = createServer((request, response) => {
    checkAndRespond(request, response).catch((error: unknown) => {
      // A restart of the relay aborts its calls, so an incomplete call is not a problem.
      if (request.complete) problems.push(`a provider can't read a call: ${String(error)}`);
      response.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    takeProblems: () => problems.splice(0),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
