import { exposesKey, loadSiteConfig, parseSiteConfig } from './config';

const relay = { mode: 'relay', relay: { url: '/api/submissions/' } };
const direct = {
  mode: 'direct',
  spreadsheet: { host: 'https://script.example/', deploymentId: 'ID_1-x' },
  email: {
    host: 'https://mail.example',
    apiKey: 'KEY',
    sender: { name: 'Oak Ltd', email: 'no-reply@oak.example' },
    admin: { name: 'Oak Ltd', email: 'hello@oak.example' },
  },
};
const flags = { host: '' };

describe('settings at run time', () => {
  test('relay settings keep only what their mode uses', () => {
    expect(parseSiteConfig({ submission: { ...direct, ...relay }, flags, other: 1 })).toEqual({
      submission: { mode: 'relay', relay: { url: '/api/submissions' } },
      flags: { host: '' },
    });
  });

  test('direct settings come without trailing slashes', () => {
    expect(parseSiteConfig({ submission: direct, flags: { host: 'https://flags.example/' } })).toEqual({
      submission: { ...direct, spreadsheet: { host: 'https://script.example', deploymentId: 'ID_1-x' } },
      flags: { host: 'https://flags.example' },
    });
  });

  test('flags may be left out', () => {
    expect(parseSiteConfig({ submission: relay }).flags).toEqual({ host: '' });
  });

  test.each<[unknown, string]>([
    [null, 'site-config.json: must hold an object'],
    ['<!doctype html>', 'site-config.json: must hold an object'],
    [{}, 'submission is missing'],
    [{ submission: 'relay' }, 'submission must be an object'],
    [{ submission: {} }, 'submission.mode is missing'],
    [{ submission: { mode: 'smoke' } }, "submission.mode must be 'relay' or 'direct'"],
    [{ submission: { mode: 'relay' } }, 'submission.relay is missing'],
    [{ submission: { mode: 'relay', relay: {} } }, 'submission.relay.url is missing'],
    [{ submission: { mode: 'relay', relay: { url: 7 } } }, 'submission.relay.url must be a text'],
    [
      { submission: { mode: 'relay', relay: { url: 'api' } } },
      'submission.relay.url must be an address or a path that starts with /',
    ],
    [{ submission: { mode: 'relay', relay: { url: '//evil.example/x' } } }, 'submission.relay.url must be'],
    [{ submission: { mode: 'relay', relay: { url: 'javascript:alert(1)' } } }, 'submission.relay.url must be'],
    [{ submission: { ...direct, spreadsheet: undefined } }, 'submission.spreadsheet is missing'],
    [
      { submission: { ...direct, spreadsheet: { host: 'script.example', deploymentId: 'x' } } },
      'submission.spreadsheet.host must start with https:// or http://',
    ],
    [
      { submission: { ...direct, spreadsheet: { host: 'https://x', deploymentId: '../x' } } },
      'submission.spreadsheet.deploymentId must be',
    ],
    [{ submission: { ...direct, email: { ...direct.email, apiKey: '' } } }, 'submission.email.apiKey is missing'],
    [
      { submission: { ...direct, email: { ...direct.email, apiKey: 'a\r\nb' } } },
      'submission.email.apiKey must be a key',
    ],
    [
      { submission: { ...direct, email: { ...direct.email, sender: { name: 'x', email: 'x' } } } },
      'submission.email.sender.email must be an e-mail address',
    ],
    [{ submission: relay, flags: { host: 'flags.example' } }, 'flags.host must be an address or empty'],
  ])('settings of %j are refused with %j', (raw, message) => {
    expect(() => parseSiteConfig(raw)).toThrow(message);
    expect(() => parseSiteConfig(raw)).toThrow('site-config.json');
  });

  test('a key in relay settings is found, whatever else is wrong with them', () => {
    expect(exposesKey({ submission: { ...direct, mode: 'relay' } })).toBe(true);
    expect(exposesKey({ submission: { email: { apiKey: 'KEY' } } })).toBe(true);
    expect(exposesKey({ submission: direct })).toBe(false);
    expect(exposesKey({ submission: { ...relay, email: { apiKey: '' } } })).toBe(false);
    for (const raw of [{ submission: relay }, null, undefined, 'x', {}]) expect(exposesKey(raw)).toBe(false);
  });
});

const answering = (...answers: (() => Response | Promise<Response>)[]) => {
  const asked: string[] = [];
  const fetchImpl: typeof fetch = async (input) => {
    asked.push(String(input));
    return (answers.length > 1 ? answers.shift() : answers[0])!();
  };
  return { asked, fetchImpl };
};
const good = () => Response.json({ submission: relay, flags });

describe('reading /site-config.json', () => {
  test('it is fetched once, however often and at once it is asked for', async () => {
    const { asked, fetchImpl } = answering(good);
    const [first, second] = await Promise.all([loadSiteConfig(fetchImpl), loadSiteConfig(fetchImpl)]);
    expect(await loadSiteConfig(fetchImpl)).toBe(first);
    expect(second).toBe(first);
    expect(asked).toEqual(['/site-config.json']);
  });

  test.each(['/site', '/site/'])('a site served under %s has its own', async (base) => {
    const { asked, fetchImpl } = answering(good);
    await loadSiteConfig(fetchImpl, base);
    expect(asked).toEqual(['/site/site-config.json']);
  });

  test.each<[string, () => Response | Promise<Response>, string]>([
    ['no network', () => Promise.reject(new TypeError('fetch failed')), 'could not be fetched (fetch failed)'],
    ['a 404', () => new Response('nothing', { status: 404 }), 'the answer was 404'],
    ['a page of HTML', () => new Response('<!doctype html>'), 'is not valid JSON'],
    ['wrong settings', () => Response.json({}), 'submission is missing'],
  ])('after %s the error names the file, and the next call tries again', async (_what, fault, message) => {
    const { asked, fetchImpl } = answering(fault, good);
    const attempt = loadSiteConfig(fetchImpl);
    await expect(attempt).rejects.toThrow(message);
    await expect(attempt).rejects.toThrow(/^site-config\.json: /);
    await expect(loadSiteConfig(fetchImpl)).resolves.toMatchObject({ submission: { mode: 'relay' } });
    expect(asked).toHaveLength(2);
  });
});
