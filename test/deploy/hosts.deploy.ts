import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { firm } from '#site/firm';
import { pages } from '#site/pages';
import {
  application,
  contact,
  customRequest,
  formData,
  pdf,
  quote,
  resume,
  type Fields,
  type Meta,
} from '../../server/testing/submit';
import { pageOfKind } from '../../src/site/pages';
import { RESUME_LIMIT_BYTES } from '../../src/submission/resume';
import { askerOf, type Asker, type Question, type Reply } from './ask';
import { install, type Installed } from './installed';
import { BEHIND_PROXY, startFunctions, startNginx, startServer, type Running } from './processes';

/** The response headers that must be equal on all hosts. */
const COMPARED = [
  'content-type',
  'content-encoding',
  'cache-control',
  'vary',
  'location',
  'retry-after',
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'x-frame-options',
];
/** The least number of requests. The sample has some 700 paths, a firm of ten pages 300, in three encodings each. */
const QUESTIONS = 800;
const MEGABYTE = 1024 * 1024;

let installed: Installed;
const running: Running[] = [];
/** The server behind nginx. */
let behind: Running & { port: number };
let server: Asker;
let nginx: Asker;
let functions: Asker;
before(async () => {
  installed = await install();
  const own = await startServer(installed);
  behind = await startServer(installed, BEHIND_PROXY);
  running.push(own, behind, await startNginx(installed, behind.port), await startFunctions(installed, own.url));
  [server, nginx, functions] = [running[0], running[2], running[3]].map((each) => askerOf(each?.url ?? '')) as [
    Asker,
    Asker,
    Asker,
  ];
});
after(async () => {
  for (const asker of [server, nginx, functions]) asker?.close();
  for (const each of running.toReversed()) await each.stop();
  await installed.remove();
});

const told = ({ status, headers }: Reply) => ({
  status,
  ...Object.fromEntries(COMPARED.map((name) => [name, headers[name]])),
});

/** Returns the differences between the responses of two hosts, one line each. */
async function differences(questions: readonly Question[], one: Asker, other: Asker): Promise<string[]> {
  const found: string[] = [];
  for (const question of questions) {
    const [a, b] = await Promise.all([one.ask(question), other.ask(question)]);
    const [first, second] = [told(a), told(b)] as [Record<string, unknown>, Record<string, unknown>];
    for (const name of Object.keys(first))
      if (first[name] !== second[name])
        found.push(
          `${question.method ?? 'GET'} ${question.path} ${name}: ${String(first[name])} / ${String(second[name])}`,
        );
  }
  return found;
}

/** Returns requests for every page with and without a slash, for files of every type, and for forbidden paths. */
async function paths(): Promise<Question[]> {
  const entries = await readdir(path.join(installed.folder, 'dist'), { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map(
      ({ parentPath, name }) => `/${path.relative(path.join(installed.folder, 'dist'), path.join(parentPath, name))}`,
    );
  const folders = files.filter((file) => file.endsWith('/index.html')).map((file) => file.replace(/index\.html$/, ''));
  const bare = folders
    .filter((page) => page !== '/')
    .flatMap((page) => [page.slice(0, -1), `${page.slice(0, -1)}?a=b&c`]);
  const none = [
    '/nope',
    '/nope/',
    '/assets/nope.js',
    '/assets/',
    '/pictures/',
    '/.env',
    '/.git/config',
    '/csp.json.br',
    '/_headers',
    '/index.html.gz',
    '/assets',
    '/a%20b',
    '/%C3%A4',
    '/index.html/',
    '/healthz/',
    '/site-config.json/',
    '/__dev',
    '/api',
    '/.refused/413.html',
  ];
  const encodings = ['br, gzip', 'gzip', 'identity'];
  const asked = [...folders, ...bare, ...files, ...none];
  return [
    ...asked.flatMap((each) =>
      encodings.map((encoding) => ({ path: encodeURI(decodeURI(each)), headers: { 'Accept-Encoding': encoding } })),
    ),
    ...['/', '/nope', folders.at(-1) ?? '/'].map((each) => ({ method: 'HEAD', path: each })),
    ...['/', '/nope', folders.at(-1) ?? '/'].map((each) => ({ method: 'POST', path: each, body: '' })),
    { path: '/site-config.json' },
    { path: '/healthz' },
    { path: '/api/nope' },
  ];
}

const CONTACT_PAGE = pageOfKind(pages, 'contact')?.path ?? '';

/** Returns each form as a script and as a page posts it, with the largest résumé, and malformed requests. */
async function forms(): Promise<Question[]> {
  const ask = (target: string, body: Question['body'], headers: Record<string, string> = {}): Question => ({
    method: 'POST',
    path: `/api/submissions/${target}`,
    headers: { Accept: 'application/json', ...headers },
    body: body ?? '',
  });
  const post = async (target: string, fields: Fields, headers = {}, meta: Meta = {}): Promise<Question> => {
    const encoded = new Response(formData(fields, meta));
    const type = { 'Content-Type': encoded.headers.get('Content-Type') ?? '' };
    return ask(target, new Uint8Array(await encoded.arrayBuffer()), { ...type, ...headers });
  };
  const all = { contacts: contact(), applications: application(), quotes: quote(), 'custom-requests': customRequest() };
  const eachForm = Object.entries(all).flatMap(([target, fields]) => [
    post(target, fields),
    post(target, { ...fields, unknown: '' }),
    post(target, { ...fields, email: 'nobody' }),
    post(target, fields, { Origin: 'https://elsewhere.example' }),
    post(target, fields, { 'Content-Type': 'application/json' }),
    post(target, fields, { 'Content-Type': 'multipart/form-data' }),
    post(target, fields, {}, { key: 'none' }),
    ask(target, '{', { 'Content-Type': 'application/json' }),
  ]);
  const page = { Accept: 'text/html' };
  return Promise.all([
    ...eachForm,
    post('contacts', contact(), { Origin: 'https://www.example.com' }),
    post('orders', contact()),
    post('contacts', contact({ message: 'x'.repeat(MEGABYTE) })),
    post('applications', application({ resume: resume(pdf(RESUME_LIMIT_BYTES)) })),
    post(`contacts?form=${CONTACT_PAGE}`, contact(), page),
    post(`contacts?form=${CONTACT_PAGE}`, contact({ email: 'nobody' }), page),
    ask(`contacts?form=${CONTACT_PAGE}`, '{}', { ...page, 'Content-Type': 'application/json' }),
    { path: '/api/submissions/contacts' },
    { method: 'PUT', path: '/api/submissions/contacts', body: '' },
  ]);
}

describe('the same site on every host', () => {
  test('§6 nginx sends the same status and headers as the server for every path', async (t) => {
    const questions = await paths();
    t.diagnostic(`${questions.length} requests`);
    assert.ok(questions.length >= QUESTIONS);
    assert.equal((await differences(questions, server, nginx)).join('\n'), '');
  });

  test('§7.1 nginx sends the same response as the server to every form', async () => {
    assert.equal((await differences(await forms(), server, nginx)).join('\n'), '');
  });

  test('§7.1 the functions send the same response as the server to every form', async () => {
    const questions = await forms();
    const { status } = await functions.ask(questions[0] ?? { path: '' });
    assert.equal(status, 202);
    assert.equal((await differences(questions, withoutPolicy(server), withoutPolicy(functions))).join('\n'), '');
  });

  test('§2.16 nginx serves form pages from the relay, and files with the inbox while the relay is down', async () => {
    const page = { path: `${CONTACT_PAGE}/`, headers: { 'Accept-Encoding': 'identity' } };
    const hasToken = ({ text }: Reply) => /<form [^>]*method="post".*name="token" value="[^"]+"/s.test(text);
    assert.ok(hasToken(await nginx.ask(page)));
    await behind.stop();
    const { status, headers, text } = await nginx.ask(page);
    assert.equal(status, 200);
    assert.ok(text.includes(`<noscript data-instead="">`) && text.includes(firm.inbox));
    assert.deepEqual(headers['content-security-policy'], (await server.ask(page)).headers['content-security-policy']);
  });
});

/** Wraps a client to ignore the Content Security Policy, because the serverless functions serve no pages. */
const withoutPolicy = ({ ask, close }: Asker): Asker => ({
  close,
  ask: async (question) => {
    const { headers, ...answer } = await ask(question);
    return { ...answer, headers: { ...headers, 'content-security-policy': undefined } };
  },
});
