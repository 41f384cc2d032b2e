import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { asSpreadsheetRow } from '../src/submission/payloads';
import { storeRow, type SpreadsheetSettings } from './outbox/spreadsheet';
import { startScript, type RunningScript } from './testing/appsScript';
import { postEvent } from './testing/googleServices';
import { contact, newKey } from './testing/submit';

const row = () => ({ id: newKey(), payload: asSpreadsheetRow(contact()) });

describe('§7.1 the relay hands its rows to docs/apps-script.gs', () => {
  let script: RunningScript;
  let server: Server;
  let settings: SpreadsheetSettings;
  /** As in the real web app, the answer lies at another address, to which the caller is sent. */
  beforeEach(async () => {
    script = startScript();
    const answers: string[] = [];
    server = createServer((request, response) => {
      void (async () => {
        const { searchParams, search } = new URL(request.url ?? '', 'http://localhost');
        if (request.method === 'GET') {
          const body = answers[Number(searchParams.get('answer'))];
          return response.writeHead(200, { 'Content-Type': 'application/json' }).end(body);
        }
        const answer = script.doPost(postEvent(search.slice(1), await text(request)));
        const at = answers.push(answer.text) - 1;
        return response.writeHead(302, { Location: `/echo?answer=${at}` }).end();
      })();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    settings = { host: `http://127.0.0.1:${port}`, deploymentId: 'D', answer: 'ok' };
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  test('and takes its {"ok":true} at the end of the redirect, once for each id', async () => {
    const one = row();
    await storeRow(settings, one, Date.now);
    await storeRow(settings, one, Date.now);
    expect(script.records('Contact')).toMatchObject([
      { submission: { text: one.id }, phone: { text: '+919876543210' } },
    ]);
  });

  test('case 3 and tries again when the script answers that it failed', async () => {
    script.google.isLocked = true;
    await expect(storeRow(settings, row(), Date.now)).rejects.toMatchObject({ verdict: 'again' });
  });
});
