import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { CANARY_TAG } from './values';

export interface FuzzProviders {
  url: string;
  /** Returns and forgets the mails in which typed markup stood as markup. */
  takeUnescapedMails: () => string[];
  close: () => void;
}

/** A spreadsheet and a mail provider that take everything, keep nothing, and look at each mail. */
export async function startProviders(): Promise<FuzzProviders> {
  const unescaped: string[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const body = await text(request);
      if (request.url?.endsWith('/v3/smtp/email')) {
        const { htmlContent, subject } = JSON.parse(body) as { htmlContent: string; subject: string };
        if (htmlContent.includes(CANARY_TAG)) unescaped.push(subject);
      }
      response.setHeader('Content-Type', 'application/json').end('{"ok":true,"messageId":"1"}');
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    takeUnescapedMails: () => unescaped.splice(0),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
