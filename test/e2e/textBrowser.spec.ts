/** §2.16: forms sent from the terminal, with a text browser and with curl. */
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
import { formatHint } from '../../src/forms/fields/filterWords';
import { fill } from '../../src/site/fill';
import { getApplyPath, getCustomRequestPath, getQuotePath } from '../../src/site/formPaths';
import { contact as contactForm } from '../../src/submission/forms/contact';
import { loadSubjects, PERSON } from '../subjects';
import { formatLanguageQuery } from '../../src/submission/language';
import { expect, ACCEPT_FAST_FORMS, test as base } from './fixtures';
import { waitForItems, type ServedSite } from './harness';
import { createPdf } from './formActions';

const run = promisify(execFile);
const { allOffers, contact, customCard, jobs } = await loadSubjects();
const [[offer], [job]] = [allOffers, jobs];

const test = base.extend<{ folder: string }>({
  /** A folder for the files of this test. */
  folder: async ({}, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'terminal-'));
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
});
test.use(ACCEPT_FAST_FORMS);
test.beforeAll(() =>
  ensureInstalled(
    [
      { file: '/usr/bin/lynx', debian: 'lynx' },
      { file: '/usr/bin/curl', debian: 'curl' },
      // `script` provides a terminal without a window.
      { file: '/usr/bin/script', debian: 'bsdutils' },
    ],
    'the journeys from the terminal',
  ),
);

/** Returns lynx's names for the keys that type a text. */
const splitKeys = (text: string): string[] => [...text].map((letter) => (letter === ' ' ? '<space>' : letter));
const NEXT = 'Down Arrow';
const ENTER = '^J';
/** The number of rows of the message field. In lynx, each row is a separate stop. */
const ROWS = 5;

/** Presses keys on a page in lynx, and returns lynx's complete terminal output. */
async function runLynx(folder: string, address: string, keys: readonly string[]): Promise<string> {
  const script = path.join(folder, 'keys');
  await writeFile(script, [...keys, 'Q'].map((key) => `key ${key}\n`).join(''));
  const command = `stty rows 60 cols 100; lynx -cmd_script=${script} '${address}'`;
  const { stdout } = await run('script', ['-qec', command, '/dev/null'], {
    env: { ...process.env, TERM: 'xterm', LC_ALL: 'C.UTF-8' },
    timeout: 60_000,
  });
  return stripVTControlCharacters(stdout);
}

/** Returns the text of a page as lynx renders it. */
const renderAsText = async (address: string): Promise<string> =>
  (await run('lynx', ['-dump', '-nolist', '-width=200', address])).stdout;

/** The keys that fill in the message form, from its first field to its button. */
const MESSAGE_KEYS = [
  ...splitKeys('Tessa'),
  NEXT,
  ...splitKeys(PERSON.email),
  NEXT,
  // Skips the country.
  NEXT,
  ...splitKeys(PERSON.phone),
  NEXT,
  ...splitKeys('Hello'),
  ...Array.from({ length: ROWS }, () => NEXT),
  // Skips the honeypot.
  NEXT,
];

test('§2.16 a visitor can send a message in a text browser', async ({ ownSite, folder }) => {
  const output = await runLynx(folder, `${ownSite.url}${contact.path}/#form`, [...MESSAGE_KEYS, ENTER]);
  const [row] = await waitForItems(ownSite.rows, 1);
  expect(row?.payload).toMatchObject({ name: 'Tessa', message: 'Hello' });
  expect(output).toContain(outcomes.contact.title);
  expect(output).toContain(`${firm.referencePrefix}-`);
});

test('§2.16 a text browser shows the limit, no counter and the field to leave empty', async ({ site }) => {
  const text = await renderAsText(`${site.url}${contact.path}/`);
  const { message } = contactForm.fields;
  const limit = message.limit[settings.formRules];
  expect(text).toContain(formatHint(message, settings.formRules));
  expect(text).not.toContain(fill(controls.characters.typed, { count: 0, limit }));
  expect(text).toContain(forms.shared.honeypot);
});

test('§2.16 a text browser shows the button of the contact form', async ({ site }) => {
  expect(await renderAsText(`${site.url}/`)).toContain(`(BUTTON) ${controls.contact}`);
});

/** Sends a request with curl, and returns status line, headers and body. */
const curl = async (...args: readonly string[]): Promise<string> =>
  (await run('curl', ['-si', ...args], { maxBuffer: 10_000_000 })).stdout;

const formatCurlFields = (fields: Readonly<Record<string, string>>): string[] =>
  Object.entries(fields).flatMap(([name, value]) => ['-F', `${name}=${value}`]);
/** Returns the token of a served form. The relay quarantines a form without one. */
const fetchToken = async (site: ServedSite, form: string): Promise<string> =>
  /name="token" value="([^"]+)"/.exec(await curl(`${site.url}${form}/`))?.[1] ?? '';
const findLocation = (answer: string) => /^location: (.*)\r$/im.exec(answer)?.[1];

test('§2.16 the relay responds to curl with the errors of a message, and stores a message once when curl sends it twice', async ({
  ownSite,
}) => {
  const address = `${ownSite.origin}/api/submissions/contacts?form=${contact.path}${formatLanguageQuery('&')}`;
  const refused = await curl('-F', 'name=Curly', address);
  expect(refused).toMatch(/^HTTP\/1\.1 422 /);
  expect(refused).toContain(messages.email.missing);
  const token = await fetchToken(ownSite, contact.path);
  const fields = { name: 'Curly', email: PERSON.email, phone: PERSON.phone, message: 'Hello', token };
  const args = [...formatCurlFields(fields), address];
  const [first, second] = [await curl(...args), await curl(...args)];
  expect(first).toMatch(/^HTTP\/1\.1 303 /);
  expect(findLocation(second)).toBe(findLocation(first));
  expect(await curl(`${ownSite.origin}${findLocation(first)}`)).toContain(outcomes.contact.title);
  expect(await waitForItems(ownSite.rows, 1)).toHaveLength(1);
});

if (job)
  test('§2.16 the relay stores an application with a résumé that curl sends', async ({ ownSite, folder }) => {
    const file = path.join(folder, 'cv.pdf');
    await writeFile(file, createPdf(20_000));
    const form = getApplyPath(job.path, job.id);
    const token = await fetchToken(ownSite, form);
    const fields = { name: 'Carl', email: PERSON.email, phone: PERSON.phone, coverLetter: 'Hello', token };
    const resume = ['-F', `resume=@${file};type=application/pdf`];
    const answer = await curl(
      ...formatCurlFields(fields),
      ...resume,
      `${ownSite.origin}/api/submissions/applications?form=${form}${formatLanguageQuery('&')}`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 303 /);
    const [row] = await waitForItems(ownSite.rows, 1);
    expect(row?.payload['name']).toBe('Carl');
  });

/** Posts a request with curl. Returns the response page, with the summary or with the reference of the row (§7.4). */
async function request(
  site: ServedSite,
  kind: string,
  form: string,
  fields: Readonly<Record<string, string>>,
): Promise<string> {
  const token = await fetchToken(site, form);
  const answer = await curl(
    ...formatCurlFields({ ...fields, token }),
    `${site.origin}/api/submissions/${kind}?form=${form}${formatLanguageQuery('&')}`,
  );
  if (settings.quoteDelivery === 'summary') {
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    return answer;
  }
  expect(answer).toMatch(/^HTTP\/1\.1 303 /);
  const [row] = await waitForItems(site.rows, 1);
  expect(row?.payload['name']).toBe(fields['name']);
  return curl(`${site.origin}${findLocation(answer)}`);
}
const getSuccessHeading = (summary: string) =>
  settings.quoteDelivery === 'summary' ? summary : outcomes.request.title;

if (offer)
  test('§2.14 §2.16 the relay delivers the request of a quote that curl sends', async ({ ownSite }) => {
    const selects = Object.fromEntries(offer.quote.selects.map(({ name, options }) => [name, options[0]?.value ?? '']));
    const fields = { plan: offer.id, name: 'Quentin', email: PERSON.email, budget: '2500', ...selects };
    const answer = await request(ownSite, 'quotes', getQuotePath(offer.path), fields);
    expect(answer).toContain(getSuccessHeading(forms.quote.summaryHeading));
    expect(answer).toContain('Quentin');
  });

if (customCard)
  test('§2.10 §2.16 the relay delivers the request of a custom solution that curl sends', async ({ ownSite }) => {
    const fields = { name: 'Custa', email: PERSON.email, phone: '', requirements: 'An anvil' };
    const answer = await request(ownSite, 'custom-requests', getCustomRequestPath(customCard.path), fields);
    expect(answer).toContain(getSuccessHeading(forms.customRequest.summaryHeading));
  });
