import { parseSiteConfig } from './config';

const relaySettings = { mode: 'relay', relay: { url: '/api/submissions/' } };
const email = { apiKey: 'KEY' };
const flags = { host: '' };

describe('§7 the run-time settings in site-config.json', () => {
  test('§7 parsed relay settings have only the fields of relay mode', () => {
    expect(parseSiteConfig({ submission: { ...relaySettings, email }, flags, other: 1 })).toEqual({
      submission: { mode: 'relay', relay: { url: '/api/submissions' } },
      flags: { host: '' },
    });
  });

  test('§7 parseSiteConfig accepts invalid settings that only direct mode reads', () => {
    const directConfig = { submission: { mode: 'direct', email: 'unread' }, flags: { host: 'https://flags.example/' } };
    expect(parseSiteConfig(directConfig)).toEqual({
      submission: { mode: 'direct', directSettings: directConfig },
      flags: { host: 'https://flags.example' },
    });
  });

  test('§7.3 the setting for the host of the country flags is optional', () => {
    expect(parseSiteConfig({ submission: relaySettings }).flags).toEqual({ host: '' });
  });

  test.each<[unknown, string]>([
    [null, 'site-config.json: must contain an object'],
    ['<!doctype html>', 'site-config.json: must contain an object'],
    [{}, 'submission is missing'],
    [{ submission: 'relay' }, 'submission must be an object'],
    [{ submission: {} }, 'submission.mode is missing'],
    [{ submission: { mode: 'smoke' } }, "submission.mode must be 'relay' or 'direct'"],
    [{ submission: { mode: 'relay' } }, 'submission.relay is missing'],
    [{ submission: { mode: 'relay', relay: {} } }, 'submission.relay.url is missing'],
    [{ submission: { mode: 'relay', relay: { url: 7 } } }, 'submission.relay.url must be a string'],
    [
      { submission: { mode: 'relay', relay: { url: 'api' } } },
      "submission.relay.url must be a path on the site's own origin that starts with /",
    ],
    [{ submission: { mode: 'relay', relay: { url: 'https://relay.example/api' } } }, 'submission.relay.url must be'],
    [{ submission: { mode: 'relay', relay: { url: '//evil.example/x' } } }, 'submission.relay.url must be'],
    [{ submission: { mode: 'relay', relay: { url: 'javascript:alert(1)' } } }, 'submission.relay.url must be'],
    [{ submission: relaySettings, flags: { host: 'flags.example' } }, 'flags.host must be a URL or empty'],
  ])('§7 the settings %j are rejected with the error %j', (rawConfig, message) => {
    expect(() => parseSiteConfig(rawConfig)).toThrow(message);
    expect(() => parseSiteConfig(rawConfig)).toThrow('site-config.json');
  });
});

/**
 * Imports a new instance of `config.ts`, as a page load does. The requests of `config.ts` receive `responses` in order.
 */
async function importConfigModule(...responses: (() => Response | Promise<Response>)[]) {
  const requestedUrls: string[] = [];
  globalThis.fetch = async (input) => {
    requestedUrls.push(String(input));
    return responses.shift()!();
  };
  jest.resetModules();
  const configModule = await import('./config');
  return { requestedUrls, load: () => configModule.loadSiteConfig('/site/') };
}
const createConfigResponse = () => Response.json({ submission: relaySettings, flags });

describe('reading site-config.json', () => {
  test('§7 concurrent and later calls share one request for site-config.json below the base path', async () => {
    const { requestedUrls, load } = await importConfigModule(createConfigResponse);
    const [firstConfig, secondConfig] = await Promise.all([load(), load()]);
    expect(await load()).toBe(firstConfig);
    expect(secondConfig).toBe(firstConfig);
    expect(requestedUrls).toEqual(['/site/site-config.json']);
  });

  test.each<[string, () => Response | Promise<Response>, string]>([
    ['no network', () => Promise.reject(new TypeError('fetch failed')), 'could not be fetched (fetch failed)'],
    ['a 404', () => new Response('nothing', { status: 404 }), 'the response was 404'],
    ['a page of HTML', () => new Response('<!doctype html>'), 'is not valid JSON'],
    ['wrong settings', () => Response.json({}), 'submission is missing'],
  ])(
    '§7 after %s the error names site-config.json, and the next call sends a new request',
    async (_title, respondWithFault, message) => {
      const { requestedUrls, load } = await importConfigModule(respondWithFault, createConfigResponse);
      const pendingConfig = load();
      await expect(pendingConfig).rejects.toThrow(message);
      await expect(pendingConfig).rejects.toThrow(/^site-config\.json: /);
      await expect(load()).resolves.toMatchObject({ submission: { mode: 'relay' } });
      expect(requestedUrls).toHaveLength(2);
    },
  );
});
