/**
 * These tests need jsdom's `sessionStorage`, in which `sending.ts` stores the idempotency key of an attempt.
 * @jest-environment jest-fixed-jsdom
 */
import { firm } from '#site/firm';
import { loadSendingModule } from './index';
import { countries, createDirectSettings, createResume, formTexts } from './testing/fixtures';
import { installMockRelay } from './testing/network';
import type { MockRelay } from './testing/network';
import type { FormContent, Receipt } from './types';
import { formatLanguageQuery } from './types';

const directSettings = createDirectSettings('https://providers.example');
const content: FormContent = { kind: 'contact', texts: formTexts.contact };
const metadata = { formId: 'contact', age: 5000, honeypot: '' };

const send = async (sentContent: FormContent = content, base = '/'): Promise<Receipt> => {
  const { sendSubmission } = await loadSendingModule();
  return sendSubmission({ ...sentContent, ...metadata }, { base, countries }, () => undefined);
};

let logLines: unknown[][];
/** Resets all modules, as a page reload does: their variables lose their values, and `sessionStorage` is unchanged. */
const reload = () => jest.resetModules();
beforeEach(() => {
  reload();
  logLines = [];
  for (const method of ['info', 'warn', 'error'] as const)
    jest.spyOn(console, method).mockImplementation((...line) => void logLines.push([method, ...line]));
});
afterEach(() => sessionStorage.clear());

describe('sending a form according to the settings', () => {
  test('§7 in direct mode the form calls the spreadsheet and then sends the two mails', async () => {
    const requestedUrls: string[] = [];
    globalThis.fetch = async (input) => {
      const url = String(input);
      requestedUrls.push(url);
      return Response.json(url.endsWith('/site-config.json') ? { submission: directSettings } : {});
    };
    expect(await send(content, '/site/')).toEqual({
      reference: expect.stringMatching(`^${firm.referencePrefix}-`),
    });
    expect(requestedUrls).toEqual([
      '/site/site-config.json',
      'https://providers.example/macros/s/DEPLOY_1/exec',
      'https://providers.example/v3/smtp/email',
      'https://providers.example/v3/smtp/email',
    ]);
    expect(logLines.map(([method]) => method)).toEqual(['info', 'info']);
  });

  test('§8 invalid settings cause a failed submission and a logged error, and the next submission reads the settings again', async () => {
    const siteConfigs: unknown[] = [
      { submission: { mode: 'relay' } },
      { submission: { mode: 'relay', relay: { url: '/api/x' } } },
    ];
    const relay = installMockRelay(() => siteConfigs.shift());
    await expect(send()).rejects.toMatchObject({ failure: { reason: 'unavailable' } });
    expect(logLines).toEqual([['error', 'The form could not be sent. site-config.json: submission.relay is missing']]);
    await expect(send()).resolves.toEqual({ reference: 'BB-7K3F9Q' });
    expect(relay.calls.map(({ path }) => path)).toEqual([`/api/x/contacts${formatLanguageQuery('?')}`]);
  });

  test('§8 an unreachable spreadsheet causes a failed submission and a logged error in direct mode', async () => {
    globalThis.fetch = async (input) => {
      if (String(input).endsWith('/site-config.json')) return Response.json({ submission: directSettings });
      throw new TypeError('offline');
    };
    await expect(send()).rejects.toMatchObject({ failure: { reason: 'unavailable' } });
    expect(logLines).toEqual([['error', 'The form could not be sent. offline']]);
  });

  test('§7.4 a custom request fails in direct mode, and the console names the wrong setting', async () => {
    installMockRelay(() => ({ submission: directSettings }));
    await expect(send({ kind: 'custom-request', texts: formTexts['custom-request'] })).rejects.toMatchObject({
      failure: { reason: 'unavailable' },
    });
    expect(logLines).toEqual([['error', expect.stringContaining("submission.mode is 'direct'")]]);
  });
});

describe('§7 the idempotency key of a submission', () => {
  let relay: MockRelay;
  beforeEach(() => {
    relay = installMockRelay();
  });
  const listSentKeys = () => relay.calls.map(({ fields }) => fields.key);
  const sendAndFail = async (sentContent?: FormContent, base?: string) => {
    relay.respond = () => new Response(null, { status: 503 });
    await expect(send(sentContent, base)).rejects.toThrow();
  };

  const otherContent: FormContent = { ...content, texts: { ...formTexts.contact, name: 'Bob' } };
  const sendFromOtherSite = async () => {
    reload();
    await sendAndFail(otherContent, '/other/');
    reload();
  };

  test.each<[string, () => unknown]>([
    ['a retry', () => undefined],
    ['a retry after a reload', reload],
    ['a retry after a submission of another site on the same host', sendFromOtherSite],
  ])('§4.6 %s sends the same idempotency key', async (_title, interrupt) => {
    await sendAndFail();
    await interrupt();
    await sendAndFail();
    const [firstKey, ...laterKeys] = listSentKeys();
    expect(firstKey).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(laterKeys.at(-1)).toBe(firstKey);
  });

  test.each<[string, FormContent]>([
    ['other content', otherContent],
    ['the same texts of another form', { ...content, kind: 'application' }],
    ['an added file', { ...content, file: createResume() }],
  ])('§7 %s causes a submission with a new idempotency key', async (_title, nextContent) => {
    await sendAndFail();
    reload();
    await sendAndFail(nextContent);
    expect(new Set(listSentKeys()).size).toBe(2);
  });

  test('§4.6 after a success, a submission of the same content has a new idempotency key', async () => {
    await send();
    reload();
    await send();
    expect(new Set(listSentKeys()).size).toBe(2);
  });

  test.each(['nonsense', '{}', '{"content":7,"key":"y"}'])(
    '§4.6 an invalid stored attempt (%s) is ignored',
    async (text) => {
      sessionStorage.setItem('attempt:contact', text);
      await send();
      expect(listSentKeys()[0]).toMatch(/^[\da-f-]{36}$/);
    },
  );

  test('§4.6 a retry has the same idempotency key even if the browser blocks site data', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    await sendAndFail();
    await sendAndFail();
    expect(new Set(listSentKeys()).size).toBe(1);
  });
});
