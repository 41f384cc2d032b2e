import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:http2';
import { connect as connectTcp } from 'node:net';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { after, before, describe, test } from 'node:test';
import { words } from '#site/words/noscript';
import { createKey } from '../../server/testing/submit';
import { escapeHtml } from '../../src/submission/text';
import { createClient, SITE_HOST_NAME, openTlsConnection, sendRawRequest, type TestRequest } from './httpClient';
import { startBehindNginx, type Nginx } from './processes';

let site: Awaited<ReturnType<typeof startBehindNginx>>;
let nginx: Nginx;
before(async () => {
  site = await startBehindNginx();
  nginx = site.nginx;
});
after(() => site.stop());

/**
 * Returns the result of a TLS handshake between `openssl s_client` and nginx. `args` select the server name, TLS
 * versions and cipher suites that the client sends.
 */
function attemptHandshake(...args: readonly string[]): { isAccepted: boolean; cipherSuite: string; output: string } {
  const allArgs = ['s_client', '-connect', `127.0.0.1:${nginx.httpsPort}`, ...args];
  const { stdout, stderr } = spawnSync('openssl', allArgs, { encoding: 'utf8', input: '' });
  const [, cipherSuite = ''] = /^New, \S+, Cipher is (\S+)$/m.exec(stdout) ?? [];
  return { isAccepted: cipherSuite !== '' && cipherSuite !== '(NONE)', cipherSuite, output: stderr };
}

const sendOverHttp = (request: string) => sendRawRequest(connectTcp(nginx.httpPort, '127.0.0.1'), request);

describe('TLS', () => {
  test('§6 nginx accepts only ECDHE with AES-GCM or ChaCha20-Poly1305 for TLS 1.2', () => {
    const acceptedCipherSuites: string[] = [];
    // Each handshake excludes the cipher suites found so far. The loop ends when nginx accepts no remaining cipher
    // suite.
    for (;;) {
      const remainingCipherSuites = [
        'ALL',
        ...acceptedCipherSuites.map((cipherSuite) => `!${cipherSuite}`),
        '@SECLEVEL=0',
      ].join(':');
      const { isAccepted, cipherSuite } = attemptHandshake(
        '-servername',
        SITE_HOST_NAME,
        '-tls1_2',
        '-cipher',
        remainingCipherSuites,
      );
      if (!isAccepted) break;
      acceptedCipherSuites.push(cipherSuite);
    }
    // The certificate of the test has an RSA key, so nginx accepts no ECDSA cipher suite.
    assert.deepEqual(acceptedCipherSuites.toSorted(), [
      'ECDHE-RSA-AES128-GCM-SHA256',
      'ECDHE-RSA-AES256-GCM-SHA384',
      'ECDHE-RSA-CHACHA20-POLY1305',
    ]);
  });

  test('§6 nginx accepts TLS 1.2 and TLS 1.3 only', () => {
    const acceptsVersion = (version: string) =>
      attemptHandshake('-servername', SITE_HOST_NAME, version, '-cipher', 'ALL:@SECLEVEL=0').isAccepted;
    assert.deepEqual(['-tls1', '-tls1_1', '-tls1_2', '-tls1_3'].map(acceptsVersion), [false, false, true, true]);
  });
});

describe('nginx rejects requests for other host names', () => {
  test('§6 a request for another host name gets no certificate, because nginx rejects the TLS handshake', () => {
    for (const nameArgs of [['-servername', 'other.example'], ['-noservername']]) {
      const { isAccepted, output } = attemptHandshake(...nameArgs);
      assert.equal(isAccepted, false);
      assert.match(output, /unrecognized name/);
    }
  });

  test('§6 nginx closes HTTP connections for other host names, and redirects the site’s name to HTTPS', async () => {
    assert.equal(await sendOverHttp('GET / HTTP/1.1\r\nHost: other.example\r\n\r\n'), '');
    assert.match(
      await sendOverHttp(`GET /about/?a=b HTTP/1.1\r\nHost: ${SITE_HOST_NAME}\r\nConnection: close\r\n\r\n`),
      new RegExp(`^HTTP/1.1 308 .*\r\nLocation: https://${SITE_HOST_NAME}/about/\\?a=b\r\n`, 's'),
    );
  });

  test('§6 a request for another host name gets no response over a connection that was opened for the site’s name', async () => {
    const socket = openTlsConnection(nginx.httpsPort);
    assert.equal(await sendRawRequest(socket, 'GET / HTTP/1.1\r\nHost: other.example\r\n\r\n'), '');
    const session = connect(nginx.url, { rejectUnauthorized: false, servername: SITE_HOST_NAME });
    const stream = session.request({ ':path': '/', ':authority': 'other.example' });
    let hasResponse = false;
    stream.on('response', () => (hasResponse = true)).on('error', () => undefined);
    await once(stream, 'close').catch(() => undefined);
    session.destroy();
    assert.equal(hasResponse, false);
  });
});

const SENT_PAGES_PATH = '/api/submissions/contacts/sent';

describe('nginx logs no secret URL of a sent form, and its access log identifies no visitor', () => {
  const readLog = (name: string) => readFile(path.join(nginx.logFolder, `${name}.log`), 'utf8');
  /** Sends requests, then a marker request, and waits until nginx has logged the marker request. */
  async function sendAndWaitForLog(requests: readonly TestRequest[]): Promise<void> {
    const client = createClient(nginx.url);
    const marker = `/?${createKey()}`;
    for (const request of [...requests, { path: marker }]) await client.send(request);
    client.close();
    while (!(await readLog('access')).includes(marker)) await setImmediate();
  }

  test('§7.1 the access log contains neither the secret URL, as a path or a referrer, nor the IP address or user agent', async () => {
    const [id, encodedId, refererId, browserId] = [createKey(), createKey(), createKey(), createKey()];
    const headers = { Referer: `https://${SITE_HOST_NAME}${SENT_PAGES_PATH}/${refererId}`, 'User-Agent': browserId };
    const clientAddress = '192.0.2.7';
    await sendAndWaitForLog([
      { path: `${SENT_PAGES_PATH}/${id}` },
      { path: `${SENT_PAGES_PATH.replace('sent', '%73ent')}/${encodedId}` },
      { path: '/robots.txt', headers, clientAddress },
    ]);
    await sendOverHttp(`GET ${SENT_PAGES_PATH}/${id} HTTP/1.1\r\nHost: ${SITE_HOST_NAME}\r\nConnection: close\r\n\r\n`);
    await sendAndWaitForLog([]);
    const logText = await readLog('access');
    assert.deepEqual(
      [id, encodedId, refererId, browserId, clientAddress, '127.0.0.1'].filter((secret) => logText.includes(secret)),
      [],
    );
  });

  test('§7.1 the logs do not contain the secret URL while the relay is down', async () => {
    const [id, encodedId, folderId, otherId] = [createKey(), createKey(), createKey(), createKey()];
    await site.relay.stop();
    await sendAndWaitForLog([
      { path: `${SENT_PAGES_PATH}/${id}` },
      { path: `/folder${SENT_PAGES_PATH}/${folderId}` },
      { path: `${SENT_PAGES_PATH.replace('sent', '%73ent')}/${encodedId}` },
      { path: `/api/${otherId}` },
    ]);
    for (const logText of [await readLog('access'), await readLog('error')])
      assert.deepEqual(
        [id, encodedId, folderId, otherId].filter((key) => logText.includes(key)),
        [otherId],
      );
  });
});

test('§2.16 nginx shows pages in the firm’s words while the relay is down', async () => {
  await site.relay.stop();
  const client = createClient(nginx.url);
  for (const [method, requestPath, { title, text: explanation }] of [
    ['POST', '/api/submissions/contacts', words.refused.down],
    ['GET', '/api/submissions/contacts?form=/contact', words.refused.down],
    ['GET', `${SENT_PAGES_PATH}/${createKey()}`, words.sent.unavailable],
  ] as const) {
    const response = await client.send({ method, path: requestPath });
    assert.equal(response.status, 502);
    for (const text of [title, explanation]) assert.ok(response.text.includes(escapeHtml(text)), response.text);
  }
  client.close();
});
