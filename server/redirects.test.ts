import { request as httpRequest, type RequestOptions } from 'node:http';
import https from 'node:https';
import { SECOND } from './outbox/backoff';
import { startHarness, type Harness } from './testing/harness';
import { OK_RESPONSE, startRecorder, type Recorder } from './testing/recorder';
import { createContact, submit } from './testing/submit';

/** Starts a host that redirects every call to the same path below the URL `target`. */
const startRedirectingHost = (status: number, target: string): Promise<Recorder> =>
  startRecorder(({ path }) => ({ status, headers: { Location: target + path } }));

/** Starts a relay with the provider hosts in `hosts`, sends a message to the relay, and delivers the message. */
async function startRelayAndDeliver(hosts: { sheet?: string; mail?: string }): Promise<Harness> {
  const relay = await startHarness({ hosts });
  expect((await submit(relay.url, 'contacts', createContact())).status).toBe(202);
  await relay.deliver();
  return relay;
}

describe('§7.2 a mail provider that redirects', () => {
  test.each([301, 302, 303, 307, 308])(
    'a redirect with %i to another host causes a retry, and that host receives neither the API key nor the mail',
    async (status) => {
      const otherHost = await startRecorder(() => OK_RESPONSE);
      const provider = await startRedirectingHost(status, otherHost.url);
      const relay = await startRelayAndDeliver({ mail: provider.url });
      expect(provider.calls).toHaveLength(1);
      expect(otherHost.calls).toEqual([]);
      expect(await relay.getOnlyRow()).toMatchObject({
        status: 'pending',
        adminAt: null,
        attempts: 1,
        lastError: `mail: status ${status}, a redirect, which is not followed (MAIL_HOST)`,
      });
      await relay.advanceAndDeliver(SECOND);
      expect(provider.calls).toHaveLength(2);
    },
  );

  test('a redirect to another host causes a retry of the confirmation', async () => {
    let callCount = 0;
    const redirectResponse = { status: 307, headers: { Location: 'http://127.0.0.1:9/' } };
    // The first call sends the admin mail, the second the confirmation. The provider redirects only the second call.
    const provider = await startRecorder(() => ((callCount += 1) === 2 ? redirectResponse : OK_RESPONSE));
    const relay = await startRelayAndDeliver({ mail: provider.url });
    expect(await relay.getOnlyRow()).toMatchObject({ status: 'pending', confirmationStartedAt: null });
    await relay.advanceAndDeliver(SECOND);
    expect(await relay.getOnlyRow()).toMatchObject({ status: 'done', confirmation: 'sent' });
  });
});

describe('§7.1 a spreadsheet that redirects', () => {
  test.each([301, 302, 303, 307, 308])(
    'a redirect with %i to another host causes a retry, and that host gets no call',
    async (status) => {
      const otherHost = await startRecorder(() => OK_RESPONSE);
      const sheet = await startRedirectingHost(status, otherHost.url);
      const relay = await startRelayAndDeliver({ sheet: sheet.url });
      expect(otherHost.calls).toEqual([]);
      expect(await relay.getOnlyRow()).toMatchObject({
        status: 'pending',
        sheetAt: null,
        lastError: `spreadsheet: status ${status}, a redirect that is not followed (SPREADSHEET_HOST)`,
      });
    },
  );

  test('after a redirect with 302 to the same host, the relay requests the response with GET and sends the row only once', async () => {
    const sheet = await startRecorder(({ method }) =>
      method === 'GET' ? OK_RESPONSE : { status: 302, headers: { Location: '/macros/echo?user_content_key=k' } },
    );
    const relay = await startRelayAndDeliver({ sheet: sheet.url });
    expect(await relay.getOnlyRow()).toMatchObject({ status: 'done' });
    const [postCall, getCall] = sheet.calls;
    expect(postCall?.body).toContain('Hello there');
    expect(getCall).toMatchObject({ method: 'GET', path: '/macros/echo?user_content_key=k', body: '' });
    expect(getCall?.headers).not.toHaveProperty('content-type');
    expect(JSON.stringify(getCall)).not.toContain('Hello there');
  });

  test('each request has a User-Agent header, because firewalls may block requests without this header', async () => {
    const sheet = await startRecorder(() => ({ status: 302, headers: { Location: '/again' } }));
    await startRelayAndDeliver({ sheet: sheet.url });
    expect(sheet.calls.map(({ headers }) => headers['user-agent'])).toEqual(['outbox-relay', 'outbox-relay']);
  });

  test.each([
    ['with 307 to the same host causes a retry, not an immediate second POST', 307, ['POST']],
    ['with 302 in a loop causes a retry after the relay has followed one redirect', 302, ['POST', 'GET']],
  ])('a redirect %s', async (_title, status, methods) => {
    const sheet = await startRecorder(() => ({ status, headers: { Location: '/again' } }));
    const relay = await startRelayAndDeliver({ sheet: sheet.url });
    expect(sheet.calls.map(({ method }) => method)).toEqual(methods);
    expect(await relay.getOnlyRow()).toMatchObject({ sheetAt: null, attempts: 1 });
  });

  test("after a redirect to Google's script host, the relay requests the response with GET and sends the row only once", async () => {
    const responseUrl = 'https://script.googleusercontent.com/macros/echo?user_content_key=k';
    const sheet = await startRecorder(() => ({ status: 302, headers: { Location: responseUrl } }));
    const googleServer = await startRecorder(() => OK_RESPONSE);
    // Requests to Google's host go to a server of this test, because tests must not call other machines.
    const requestSpy = jest
      .spyOn(https, 'request')
      .mockImplementation(((url: string, options: RequestOptions) =>
        httpRequest(googleServer.url + url.slice(new URL(url).origin.length), options)) as typeof https.request);
    const relay = await startRelayAndDeliver({ sheet: sheet.url });
    expect(requestSpy).toHaveBeenCalledWith(responseUrl, expect.anything());
    expect(googleServer.calls).toMatchObject([{ method: 'GET', path: '/macros/echo?user_content_key=k', body: '' }]);
    expect(googleServer.calls[0]?.headers).not.toHaveProperty('content-type');
    expect(await relay.getOnlyRow()).toMatchObject({ status: 'done' });
  });
});
