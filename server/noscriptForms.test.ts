import { firm } from '#site/firm';
import { words as formWords } from '#site/words/forms';
import { words as jobWords } from '#site/words/jobs';
import { words as outcomes } from '#site/words/outcomes';
import { words as noscriptWords } from '#site/words/noscript';
import { countries } from '#site/countries';
import { pages } from '#site/pages';
import { settings } from '#site/settings';
import { fillPlaceholders } from '../src/site/fill';
import { getBudgetCurrencies, getCurrencySymbol } from '../src/site/currency';
import { getCustomRequestPath, getQuotePath } from '../src/site/formPaths';
import { findPageOfKind } from '../src/site/pages';
import { formatBudget } from '../src/submission/budget';
import { RESUME_LIMIT_BYTES, RESUME_LIMIT_MB } from '../src/submission/resume';
import { escapeHtml } from '../src/submission/text';
import type { BundleContent } from '../src/site/types';
import { loadContents } from '../scripts/build/contents';
import { loadSubjects, PERSON } from '../test/subjects';
import type { StaticSite } from './static/load';
import { afterTest } from './testing/afterTest';
import { startHarness, type Harness, type HarnessOptions } from './testing/harness';
import { measureLiveMemory } from './testing/liveMemory';
import { MULTIPART_END, formatPart, MULTIPART_HEADERS } from './testing/rawForm';
import { createApplication, createDataUrl, createPdf } from './testing/submit';
import {
  CONTACT_PATH,
  findFirstApplyPath,
  postApplication,
  postBody,
  postContact,
  postForm,
  loadTestRenderer,
  extractMain,
  extractText,
  extractTitle,
  type NoscriptResponse,
} from './testing/formPost';
import { parseValues } from './testing/parsePage';

let relay: Harness;
const startRelay = async (options: HarnessOptions = {}) => {
  relay = await startHarness({ ...options, app: { loadPageRenderer: loadTestRenderer, ...options.app } });
};

const listRows = () => relay.outbox.list();
const MESSAGE = 'Hello there\r\nand <b>good</b> day';
// The phone number contains a space, because people often type spaces.
const SPACED_PHONE = PERSON.phone.replace(/(?<=^.{5})/, ' ');
const sendContact = (overrides = {}, headers = {}) =>
  postContact(relay.url, { phone: SPACED_PHONE, message: MESSAGE, ...overrides }, headers);

test('§7.2 HSTS_SUBDOMAINS adds includeSubDomains to the HSTS header of success pages and /healthz', async () => {
  await startRelay({ settings: { hstsIncludesSubdomains: true } });
  const { headers } = await sendContact();
  for (const path of [headers.get('Location'), '/healthz']) {
    const response = await fetch(relay.url + path);
    expect(response.headers.get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains');
  }
});

const postMessage = (body: BodyInit, headers: Record<string, string> = MULTIPART_HEADERS) =>
  postBody(relay.url, `contacts?form=${CONTACT_PATH}`, body, headers);

describe('a message without JavaScript', () => {
  test('§2.16 the relay stores a message and redirects (303) to a success page with the sent values', async () => {
    await startRelay();
    const { status, headers } = await sendContact();
    expect(status).toBe(303);
    const [row] = await listRows();
    expect(JSON.parse(row?.payload ?? '{}')).toMatchObject({
      name: 'Ann Lee',
      email: 'ann@example.com',
      phone: `${countries[0]?.code}${PERSON.phone}`,
      message: 'Hello there\nand <b>good</b> day',
    });
    const pageResponse = await fetch(relay.url + headers.get('Location'));
    const html = await pageResponse.text();
    expect(pageResponse.headers.get('Cache-Control')).toBe('no-store');
    expect(extractText(html)).toContain(outcomes.contact.title);
    expect(extractText(html)).toContain(row?.reference);
    expect(html).toContain('Hello there\nand &lt;b&gt;good&lt;/b&gt; day');
    expect(extractText(html)).toContain(noscriptWords.sent.next);
    expect(await (await fetch(relay.url + headers.get('Location'))).text()).toBe(html);
  });

  test.each(['\r\nA', '\r\n\r\n\r\n  A\r\n\r\n', '\nA', '\n\nA', '\rA', '  \r\nA', '\r\n'])(
    '§5.2 the page of a refused message keeps the line breaks of the text %j',
    async (message) => {
      await startRelay();
      const normalisedMessage = message.replace(/\r\n?/g, '\n');
      expect(parseValues((await sendContact({ message, email: '' })).html)['message']).toBe(normalisedMessage);
      jest.spyOn(relay.outbox, 'accept').mockRejectedValue(new Error('disk full'));
      const refusedMessage = `${message}A`;
      expect(parseValues((await sendContact({ message: refusedMessage })).html)['message']).toBe(
        `${normalisedMessage}A`,
      );
    },
  );

  test('§7.4 a message above the limit of its IP address gets 429, Retry-After and the form with all input', async () => {
    await startRelay({ limits: { submissions: 1 } });
    await sendContact();
    const { status, headers, html } = await sendContact({ message: 'Another one' });
    expect(status).toBe(429);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(extractText(html)).toContain(noscriptWords.refused.tooMany.title);
    expect(html).toContain('Another one');
  });

  test.each([
    ['store the message', () => jest.spyOn(relay.outbox, 'accept')],
    ['search for repeats', () => jest.spyOn(relay.outbox.forms, 'findOrStoreId')],
  ])('§7.4 a message gets 503 and the form with all input when the outbox cannot %s', async (_title, spyOnCall) => {
    await startRelay();
    spyOnCall().mockRejectedValue(new Error('disk full'));
    const { status, html } = await sendContact();
    expect(status).toBe(503);
    expect(extractText(html)).toContain(noscriptWords.refused.down.title);
    expect(html).toContain('value="Ann Lee"');
  });

  test('§2.16 a message gets a success page without the sent values when its receipt cannot be stored or read', async () => {
    await startRelay();
    jest.spyOn(relay.outbox.forms, 'storeReceipt').mockRejectedValue(new Error('disk full'));
    const { status, headers } = await sendContact();
    expect(status).toBe(303);
    jest.spyOn(relay.outbox.forms, 'findReceipt').mockRejectedValue(new Error('disk full'));
    const pageResponse = await fetch(relay.url + headers.get('Location'));
    const text = extractText(await pageResponse.text());
    expect(pageResponse.status).toBe(200);
    expect(text).toContain((await listRows())[0]?.reference);
    expect(text).toContain(noscriptWords.sent.forgotten);
  });

  test('§2.16 the success page does not ask the visitor to resend the form while the outbox is unavailable', async () => {
    await startRelay();
    const { headers } = await sendContact();
    jest.spyOn(relay.outbox.forms, 'findReference').mockRejectedValue(new Error('connection lost'));
    const pageResponse = await fetch(relay.url + headers.get('Location'));
    const html = await pageResponse.text();
    expect([pageResponse.status, pageResponse.headers.get('Retry-After')]).toEqual([503, '60']);
    expect(extractTitle(html)).toContain(noscriptWords.sent.unavailable.title);
    expect(extractMain(html)).not.toContain(`href="${CONTACT_PATH}/"`);
  });

  test('§7.4 a message gets a 503 page while the server stops', async () => {
    await startRelay({ app: { isStopping: () => true } });
    const { status, html } = await sendContact();
    expect(status).toBe(503);
    expect(extractText(html)).toContain(noscriptWords.refused.down.title);
    expect(extractText(html)).toContain(firm.inbox);
  });

  test('§7.4 a message that is too large or arrives too slowly gets a page with the reason', async () => {
    await startRelay({ app: { bodyLimits: { contact: { size: 2000, timeMs: 100 } } } });
    const largeResponse = await sendContact({ message: 'x'.repeat(3000) });
    expect([
      largeResponse.status,
      extractTitle(largeResponse.html).includes(noscriptWords.refused.tooLarge.title),
    ]).toEqual([413, true]);
    expect(extractText(largeResponse.html)).toContain(noscriptWords.refused.tooLarge.text);
    expect(noscriptWords.refused.tooLarge.text).not.toContain(String(RESUME_LIMIT_MB));
    const endlessStream = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('--X\r\n')),
    });
    const { status, html } = await postMessage(endlessStream);
    expect([status, extractTitle(html).includes(noscriptWords.refused.tooSlow.title)]).toEqual([408, true]);
  });

  const FORM_BODY = formatPart('name', 'a') + MULTIPART_END;
  const BROWSER_HEADERS = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

  test.each<[string, number, string, Record<string, string>]>([
    ['no parts', 400, 'nothing', MULTIPART_HEADERS],
    ['no body', 400, '', MULTIPART_HEADERS],
    ['a field twice', 400, formatPart('name', 'b') + FORM_BODY, MULTIPART_HEADERS],
    ['a truncated part', 400, formatPart('name', 'cut off'), MULTIPART_HEADERS],
    ['another boundary', 400, FORM_BODY, { 'Content-Type': 'multipart/form-data; boundary=y' }],
    ['no boundary', 400, FORM_BODY, { 'Content-Type': 'multipart/form-data' }],
    ['a JSON body from a browser', 415, '{}', { ...BROWSER_HEADERS, 'Content-Type': 'application/json' }],
    [
      'a URL-encoded body from a browser',
      415,
      'name=a',
      { ...BROWSER_HEADERS, 'Content-Type': 'application/x-www-form-urlencoded' },
    ],
    ['a text body from a browser', 415, 'name=a', { ...BROWSER_HEADERS, 'Content-Type': 'text/plain' }],
  ])('§7.4 a message with %s gets %i and the page about malformed forms', async (_title, status, body, headers) => {
    await startRelay();
    const { html, ...response } = await postMessage(body, headers);
    expect([response.status, response.headers.get('Content-Type')]).toEqual([status, 'text/html; charset=utf-8']);
    expect(extractTitle(html)).toContain(noscriptWords.refused.malformed.title);
    expect(extractText(html)).toContain(extractText(escapeHtml(noscriptWords.refused.malformed.text)));
    expect(extractMain(html)).toContain(`href="${CONTACT_PATH}/"`);
    expect(await listRows()).toEqual([]);
  });

  test('§7.4 a message with an unsupported media type gets a JSON response when the client accepts any type', async () => {
    await startRelay();
    const headers = { Accept: '*/*', 'Content-Type': 'application/x-www-form-urlencoded' };
    expect((await postMessage('name=a', headers)).headers.get('Content-Type')).toMatch(/^application\/json/);
  });

  test('§7.4 a message from a page that does not exist gets 400 and a page with a link to the form', async () => {
    await startRelay();
    const { status, html } = await postBody(relay.url, 'contacts?form=/nowhere', FORM_BODY, MULTIPART_HEADERS);
    expect([status, extractTitle(html).includes(noscriptWords.refused.foreign.title)]).toEqual([400, true]);
    expect(extractMain(html)).toContain(`href="${CONTACT_PATH}/"`);
  });

  test('§2.16 a GET of the action URL of a form redirects to the form', async () => {
    await startRelay();
    const response = await fetch(`${relay.url}/api/submissions/contacts?form=${CONTACT_PATH}`, { redirect: 'manual' });
    expect([response.status, response.headers.get('Location')]).toEqual([303, `${CONTACT_PATH}/`]);
  });

  test('§2.16 a GET of the action URL of a form in another language redirects to that form', async () => {
    const languageSettings = { name: 'Other', offer: 'Read this', dismiss: 'Hide' };
    const originalDescriptor = Object.getOwnPropertyDescriptor(settings, 'languages');
    const languages = { [settings.language]: languageSettings, xx: languageSettings };
    Object.defineProperty(settings, 'languages', { value: languages, configurable: true });
    afterTest(() => {
      Reflect.deleteProperty(settings, 'languages');
      if (originalDescriptor) Object.defineProperty(settings, 'languages', originalDescriptor);
    });
    await startRelay();
    const url = `${relay.url}/api/submissions/contacts?form=${CONTACT_PATH}&language=xx`;
    const response = await fetch(url, { redirect: 'manual' });
    expect([response.status, response.headers.get('Location')]).toEqual([303, `/xx${CONTACT_PATH}/`]);
  });

  test('§6 the relay releases the memory of a replaced build', async () => {
    const createSite = (): StaticSite => ({ files: new Map(), policy: {}, base: '/', closedPaths: new Set() });
    let site = createSite();
    await startRelay({ app: { getSite: () => site } });
    const previousSite = new WeakRef(site);
    expect((await sendContact()).status).toBe(303);
    site = createSite();
    measureLiveMemory();
    expect(previousSite.deref()).toBeUndefined();
  });

  test('§2.16 if the page renderer is missing, a message gets a plain-text 500 response and is not stored', async () => {
    await startRelay({ app: { loadPageRenderer: () => Promise.reject(new Error('not built')) } });
    const { status, headers } = await sendContact();
    expect([status, headers.get('Content-Type')]).toEqual([500, 'text/plain; charset=UTF-8']);
    expect(await listRows()).toEqual([]);
  });
});

if (findPageOfKind(pages, 'jobs'))
  describe('an application without JavaScript', () => {
    const send = (file: File | undefined, overrides = {}) => postApplication(relay.url, file, overrides);
    const createResumeFile = (size: number, name = 'Lebenslauf é.pdf') =>
      new File([Uint8Array.from(createPdf(size))], name, { type: 'application/pdf' });

    test('§2.11 an application for a closed job gets 400 with a link to the list of jobs, and its URL redirects to this list', async () => {
      await startRelay();
      const jobsPath = findPageOfKind(pages, 'jobs')?.path ?? '';
      const postToClosedJob = (headers?: Record<string, string>) =>
        postForm(relay.url, 'applications', `${jobsPath}/nobody/apply`, { name: 'Ann' }, headers);
      const { status, html } = await postToClosedJob();
      expect([status, extractTitle(html).includes(noscriptWords.refused.foreign.title)]).toEqual([400, true]);
      expect(extractText(html)).toContain(extractText(escapeHtml(jobWords.closed)));
      expect(extractMain(html)).toContain(`href="${jobsPath}/"`);
      expect(extractMain(html)).not.toContain(await findFirstApplyPath());
      const formUrl = `${relay.url}/api/submissions/applications?form=${jobsPath}/nobody/apply`;
      const redirect = await fetch(formUrl, { redirect: 'manual' });
      expect(redirect.headers.get('Location')).toBe(`${jobsPath}/`);
      const crossOriginResponse = await postToClosedJob({ Origin: 'https://elsewhere.example' });
      expect(extractText(crossOriginResponse.html)).not.toContain(extractText(escapeHtml(jobWords.closed)));
    });

    test('§2.11 an application with a file of 5 MB is stored completely', async () => {
      await startRelay();
      expect((await send(createResumeFile(RESUME_LIMIT_BYTES))).status).toBe(303);
      const row = await relay.getOnlyRow();
      expect(JSON.parse(row.payload)).toMatchObject({ resumeFileName: 'Lebenslauf é.pdf', name: 'Ann Lee' });
      expect((await relay.outbox.readResume(row)) === createDataUrl(createPdf(RESUME_LIMIT_BYTES))).toBe(true);
    });

    test.each([
      ['unknown', '\r\nContent-Type: application/octet-stream'],
      ['that of WPS Office', '\r\nContent-Type: application/wps-office.pdf'],
      ['missing', ''],
    ])(
      '§5.2 the relay recognises a résumé by its file name and bytes if its media type is %s',
      async (_title, typeHeader) => {
        await startRelay();
        const { jobTitle: _jobTitle, resume: _resume, ...fields } = createApplication();
        const textParts = Object.entries(fields).map(([name, value]) => formatPart(name, String(value)));
        const file = formatPart('resume', String(createPdf()), `; filename="cv.pdf"${typeHeader}`);
        const pathAndQuery = `applications?form=${await findFirstApplyPath()}`;
        const { status } = await postBody(
          relay.url,
          pathAndQuery,
          textParts.join('') + file + MULTIPART_END,
          MULTIPART_HEADERS,
        );
        expect(status).toBe(303);
        expect(await relay.outbox.readResume(await relay.getOnlyRow())).toBe(createDataUrl());
      },
    );

    test.each([
      ['a file above the size limit', 'file', 40_000, 'Hello', 'fileTooLarge'],
      ['a cover letter of more than 16 KB', 'text', 1000, 'x'.repeat(17_000), 'tooLarge'],
    ] as const)(
      '§7.4 an application with %s gets 413 and a message about the %s',
      async (_title, _part, fileSize, coverLetter, reason) => {
        await startRelay({ app: { bodyLimits: { application: { size: 30_000, timeMs: 10_000 } } } });
        const { status, html } = await send(createResumeFile(fileSize), { coverLetter });
        expect([status, extractText(html).includes(noscriptWords.refused[reason].text)]).toEqual([413, true]);
      },
    );

    test('§7.4 an application gets 503 and a page about the failure when the outbox cannot store its résumé', async () => {
      await startRelay();
      const createUpload = relay.outbox.createUpload.bind(relay.outbox);
      const write = () => Promise.reject(new Error('disk full'));
      jest
        .spyOn(relay.outbox, 'createUpload')
        .mockImplementation((...args) => Object.assign(createUpload(...args), { write }));
      const { status, html } = await send(createResumeFile(2000));
      expect([status, extractText(html).includes(noscriptWords.refused.down.text)]).toEqual([503, true]);
    });

    test('§2.16 an application with mistakes gets a page that asks for the file again', async () => {
      await startRelay();
      const { html } = await send(createResumeFile(1000), { name: '' });
      expect(extractText(html)).toContain(noscriptWords.fileLost);
    });
  });

/** Returns the text of the page for a valid request: the success page, or the summary of an unsent request (§7.4). */
async function readResultPage({ status, headers, html }: NoscriptResponse): Promise<string> {
  if (settings.quoteDelivery === 'summary') {
    expect(status).toBe(200);
    expect(await listRows()).toEqual([]);
    return extractText(html);
  }
  expect(status).toBe(303);
  const page = extractText(await (await fetch(relay.url + headers.get('Location'))).text());
  expect(page).toContain(outcomes.request.title);
  return page;
}

if (Object.values(pages).some(({ kind }) => kind === 'plans' || kind === 'combo' || kind === 'bundle'))
  test("§2.14 a quote without JavaScript gets a page with the plan, and the budget in the firm's currency and words", async () => {
    await startRelay();
    const [offer] = (await loadSubjects()).allOffers;
    if (!offer) throw new Error('The content has pages of plans, but no plan');
    const [currency] = getBudgetCurrencies(settings);
    const selectValues = Object.fromEntries(
      offer.quote.selects.map(({ name, options }) => [name, options[0]?.value ?? '']),
    );
    const fields = {
      plan: offer.id,
      name: 'Ann Lee',
      email: 'ann@example.com',
      budget: '2500',
      currency,
      ...selectValues,
    };
    const text = await readResultPage(await postForm(relay.url, 'quotes', getQuotePath(offer.path), fields));
    const amount = fillPlaceholders(formWords.quote.budget, {
      symbol: getCurrencySymbol(currency, settings.locale),
      amount: formatBudget('2500', currency, settings.formRules),
      currency,
    });
    for (const shownText of [offer.plan, 'Ann Lee', formWords.quote.rows.plan, amount])
      expect(text).toContain(extractText(escapeHtml(shownText)));
    for (const { payload } of await listRows())
      expect(JSON.parse(payload)).toMatchObject({ name: 'Ann Lee', budget: '2500', currency });
  });

const bundle = Object.entries(pages).find(([, { kind }]) => kind === 'bundle');
if (bundle)
  describe('§4.7 a quote of plans and add-ons without JavaScript', () => {
    const [id, page] = bundle;
    const loadBundle = async () => (await loadContents()).get(id) as BundleContent;
    const send = (choices: Readonly<Record<string, string>>) =>
      postForm(relay.url, 'quotes', getQuotePath(page.path), { name: 'Ann Lee', email: 'ann@example.com', ...choices });

    test('the page, the mail and the outbox name no add-on for a quote without an add-on', async () => {
      await startRelay();
      const { plans, addons } = await loadBundle();
      const response = await send({ plan: plans[0]?.id ?? '', addon: '' });
      const text = await readResultPage(response);
      const mail = decodeURIComponent(/href="(mailto:[^"]*subject=[^"]*)"/.exec(response.html)?.[1] ?? '');
      expect(text).toContain(plans[0]?.name);
      for (const { name } of addons) expect(text + mail).not.toContain(name);
      for (const { payload } of await listRows()) expect(JSON.parse(payload)).toMatchObject({ addon: '' });
    });

    test('the title omits a plan that was not chosen, and the mail subject omits an add-on that was not chosen', async () => {
      await startRelay();
      const { plans, quote } = await loadBundle();
      const fillTitle = (plan: string) =>
        escapeHtml(fillPlaceholders(quote.titleWithoutAddon ?? quote.title, { plan, addon: '' }));
      const { html } = await send({ plan: '', addon: '' });
      expect(extractTitle(html)).toContain(fillTitle(quote.service ?? page.title));
      expect(html).toContain(`<h1>${fillTitle(quote.service ?? page.title)}</h1>`);
      const response = await send({ plan: plans[0]?.id ?? '', addon: '' });
      if (settings.quoteDelivery === 'summary')
        expect(decodeURIComponent(/subject=([^"&]*)/.exec(response.html)?.[1] ?? '')).toBe(
          fillTitle(plans[0]?.name ?? ''),
        );
    });

    test('the quote contains the chosen add-on instead of the add-on that the plan suggests', async () => {
      await startRelay();
      const { plans, addons } = await loadBundle();
      const [plan] = plans;
      const otherAddon = addons.find(({ name }) => name !== plan?.addon);
      expect(await readResultPage(await send({ plan: plan?.id ?? '', addon: otherAddon?.id ?? '' }))).toContain(
        otherAddon?.name,
      );
    });
  });

const services = findPageOfKind(pages, 'services');
if (services)
  test('§2.10 a custom request without JavaScript is accepted if the firm offers custom requests, and otherwise gets 400', async () => {
    await startRelay();
    const { customCard } = await loadSubjects();
    const fields = { name: 'Ann Lee', email: 'ann@example.com', phone: '', requirements: 'An anvil' };
    const response = await postForm(relay.url, 'custom-requests', getCustomRequestPath(services.path), fields);
    if (customCard) expect(await readResultPage(response)).toContain('An anvil');
    else expect(response.status).toBe(400);
  });
