/** §2.16: a form sent from the terminal: with a text browser, and with curl. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { firm } from '#site/firm';
import { settings } from '#site/settings';
import { words as controls } from '#site/words/controls';
import { words as forms } from '#site/words/forms';
import { words as messages } from '#site/words/messages';
import { words as outcomes } from '#site/words/outcomes';
import { ensureInstalled } from '../../scripts/debian';
import { hintFor } from '../../src/forms/fields/acceptance';
import { fill } from '../../src/site/fill';
import { applyPath, customRequestPath, quotePath } from '../../src/site/formPaths';
import { contact as contactForm } from '../../src/submission/forms/contact';
import { loadSubjects, PERSON } from '../subjects';
import { arrived, serveSite, type ServedSite } from './harness';
import { pdf } from './visitor';
import { expect, test } from './fixtures';

const run = promisify(execFile);
const { allOffers, contact, customCard, jobs } = await loadSubjects();
const [[offer], [job]] = [allOffers, jobs];

let site: ServedSite;
let folder: string;
test.beforeAll(async () => {
  ensureInstalled(
    [
      { file: '/usr/bin/lynx', debian: 'lynx' },
      { file: '/usr/bin/curl', debian: 'curl' },
      // A terminal that nobody sees.
      { file: '/usr/bin/script', debian: 'bsdutils' },
    ],
    'the journey from the terminal',
  );
  site = await serveSite({ MIN_FORM_AGE_MS: '0' });
  folder = await mkdtemp(path.join(tmpdir(), 'terminal-'));
});
test.afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
});

const rowsOf = async (name: string) => (await site.rows()).filter(({ payload }) => payload['name'] === name);
/** How lynx calls a key: a letter by itself. */
const typed = (text: string): string[] => [...text].map((letter) => (letter === ' ' ? '<space>' : letter));
const next = 'Down Arrow';
const ENTER = '^J';
/** Rows of the message's field, each of which is a stop to lynx. */
const ROWS = 5;

/** Presses keys on a page in lynx, and answers with all that it wrote to the terminal. */
async function lynx(address: string, keys: readonly string[]): Promise<string> {
  const script = path.join(folder, 'keys');
  await writeFile(script, [...keys, 'Q'].map((key) => `key ${key}\n`).join(''));
  const command = `stty rows 60 cols 100; lynx -cmd_script=${script} '${address}'`;
  const { stdout } = await run('script', ['-qec', command, '/dev/null'], {
    env: { ...process.env, TERM: 'xterm', LC_ALL: 'C.UTF-8' },
    timeout: 60_000,
  });
  return stripVTControlCharacters(stdout);
}

/** Through the message form from its first field to its button, with these texts on the way. */
const through = ({ name = '', email = '', phone = '', message = '', honeypot = '' }): string[] => [
  ...typed(name),
  next,
  ...typed(email),
  next,
  // Past the country.
  next,
  ...typed(phone),
  next,
  ...typed(message),
  ...Array.from({ length: ROWS }, () => next),
  // The field that nobody should fill in.
  ...typed(honeypot),
  next,
];
const VISITOR = { email: PERSON.email, phone: PERSON.phone, message: 'Hello' };
const writeMessage = (...keys: string[]) => lynx(`${site.url}${contact.path}/#form`, keys);

test('§2.16 a message is typed and sent in a text browser', async () => {
  const said = await writeMessage(...through({ ...VISITOR, name: 'Tessa' }), ENTER);
  const [row] = await arrived(() => rowsOf('Tessa'), 1);
  expect(row?.payload['message']).toBe('Hello');
  expect(said.includes(outcomes.contact.title), said).toBeTruthy();
  expect(said.includes(`${firm.referencePrefix}-`)).toBeTruthy();
});

test('§2.16 what a text browser shows of the form is said for it: the limit and no counter, and which field stays empty', async () => {
  const { stdout } = await run('lynx', ['-dump', '-nolist', '-width=200', `${site.url}${contact.path}/`]);
  const { message } = contactForm.fields;
  const limit = message.limit[settings.formRules];
  expect(stdout.includes(hintFor(message, settings.formRules)), stdout).toBeTruthy();
  expect(!stdout.includes(fill(controls.characters.typed, { count: 0, limit })), stdout).toBeTruthy();
  expect(stdout.includes(forms.shared.trap), stdout).toBeTruthy();
});

test('§2.16 a text browser is offered the way to the form', async () => {
  const { stdout } = await run('lynx', ['-dump', '-nolist', '-width=200', site.url]);
  expect(stdout.includes(`(BUTTON) ${controls.contact}`), stdout).toBeTruthy();
});

/** Posts with curl; -i shows what came back, head first. */
const curl = async (...args: readonly string[]): Promise<string> =>
  (await run('curl', ['-si', ...args], { maxBuffer: 10_000_000 })).stdout;

const posted = (fields: Readonly<Record<string, string>>): string[] =>
  Object.entries(fields).flatMap(([name, value]) => ['-F', `${name}=${value}`]);
/** The token of a served form, without which the relay takes its sender for a program. */
const tokenOf = async (form: string): Promise<string> =>
  /name="token" value="([^"]+)"/.exec(await curl(`${site.url}${form}/`))?.[1] ?? '';
const locationOf = (answer: string) => /^location: (.*)\r$/im.exec(answer)?.[1];

test('§2.16 a message is sent with curl, its mistakes are told, and twice is once', async () => {
  const address = `${site.url}/api/submissions/contacts?form=${contact.path}`;
  const wrong = await curl('-F', 'name=Curly', address);
  expect(wrong).toMatch(/^HTTP\/1\.1 422 /);
  expect(wrong.includes(messages.email.missing)).toBeTruthy();
  const token = await tokenOf(contact.path);
  const fields = { name: 'Curly', email: PERSON.email, phone: PERSON.phone, message: 'Hello', token };
  const args = [...posted(fields), address];
  const [first, second] = [await curl(...args), await curl(...args)];
  expect(first).toMatch(/^HTTP\/1\.1 303 /);
  expect(locationOf(second)).toBe(locationOf(first));
  expect((await curl(`${site.url}${locationOf(first)}`)).includes(outcomes.contact.title)).toBeTruthy();
  expect((await arrived(() => rowsOf('Curly'), 1)).length).toBe(1);
});

if (job)
  test('§2.16 a résumé is sent with curl', async () => {
    const file = path.join(folder, 'cv.pdf');
    await writeFile(file, pdf(20_000));
    const form = applyPath(job.path, job.id);
    const token = await tokenOf(form);
    const fields = { name: 'Carl', email: PERSON.email, phone: PERSON.phone, coverLetter: 'Hello', token };
    const answer = await curl(
      ...posted(fields),
      '-F',
      `resume=@${file};type=application/pdf`,
      `${site.url}/api/submissions/applications?form=${form}`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 303 /);
    await arrived(() => rowsOf('Carl'), 1);
  });

/** A request that is posted becomes a summary, or is stored and leads to its reference (§7.4): what the visitor reads then. */
async function requested(kind: string, form: string, fields: Readonly<Record<string, string>>): Promise<string> {
  const token = await tokenOf(form);
  const answer = await curl(...posted({ ...fields, token }), `${site.url}/api/submissions/${kind}?form=${form}`);
  if (settings.quoteDelivery === 'summary') {
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    return answer;
  }
  expect(answer).toMatch(/^HTTP\/1\.1 303 /);
  await arrived(() => rowsOf(fields['name'] ?? ''), 1);
  return curl(`${site.url}${locationOf(answer)}`);
}
const heading = (ofSummary: string) => (settings.quoteDelivery === 'summary' ? ofSummary : outcomes.request.title);

if (offer)
  test('§2.14 §2.16 a quote is asked for with curl', async () => {
    const selects = Object.fromEntries(offer.quote.selects.map(({ name, options }) => [name, options[0]?.value ?? '']));
    const fields = { plan: offer.id, name: 'Quentin', email: PERSON.email, budget: '2500', ...selects };
    const said = await requested('quotes', quotePath(offer.path), fields);
    for (const text of [heading(forms.quote.summaryHeading), 'Quentin']) expect(said.includes(text), said).toBeTruthy();
  });

if (customCard)
  test('§2.10 §2.16 something made to measure is asked for with curl', async () => {
    const fields = { name: 'Custa', email: PERSON.email, phone: '', requirements: 'An anvil' };
    const said = await requested('custom-requests', customRequestPath(customCard.path), fields);
    expect(said.includes(heading(forms.customRequest.summaryHeading)), said).toBeTruthy();
  });
