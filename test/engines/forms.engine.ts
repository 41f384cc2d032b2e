/** §2.16: sends every form of the firm's site with JavaScript disabled in the engine. */
import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before } from 'node:test';
import { settings } from '#site/settings';
import { words as controls } from '#site/words/controls';
import { words as forms } from '#site/words/forms';
import { words as messages } from '#site/words/messages';
import { words as outcomes } from '#site/words/outcomes';
import { words as noscript } from '#site/words/noscript';
import { fillPlaceholders } from '../../src/site/fill';
import { getApplyPath, getCustomRequestPath, getQuotePath } from '../../src/site/formPaths';
import { RESUME_LIMIT_BYTES, getResumeMessage } from '../../src/submission/resume';
import { waitForItems, type ServedSite } from '../e2e/harness';
import { createPdf } from '../e2e/formActions';
import { loadSubjects, PERSON } from '../subjects';
import type { Tab } from './engine';
import { DESKTOP, testEveryEngine } from './suite';
import { waitForTarget, click, moveToTarget, waitFor } from './visit';

const { home, contact, jobs, allOffers, customCard } = await loadSubjects();
const [[job], [offer]] = [jobs, allOffers];

let folder: string;
/** The résumés are written before the tests, because both engines upload them in parallel. */
let resumes: { largest: string; tooLarge: string };
before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'forms-'));
  resumes = { largest: path.join(folder, 'cv.pdf'), tooLarge: path.join(folder, 'too-large.pdf') };
  await writeFile(resumes.largest, createPdf(RESUME_LIMIT_BYTES));
  await writeFile(resumes.tooLarge, createPdf(RESUME_LIMIT_BYTES + 1));
});
after(() => rm(folder, { recursive: true, force: true }));

const MESSAGE = { name: 'Asha Rao', email: PERSON.email, phone: PERSON.phone, message: 'Please call me.' };
const createMainTarget = (name: string) => ({ css: 'main button', name });

/** Waits until the document of the tab is completely loaded. */
const waitUntilLoaded = (tab: Tab) => waitFor(tab, () => document.readyState === 'complete');

/** Waits until the page at `expectedPath` is completely loaded. */
async function waitForPath(tab: Tab, expectedPath: string): Promise<void> {
  await waitFor(tab, (pathname) => window.location.pathname === pathname, `${expectedPath}/`);
  await waitUntilLoaded(tab);
}

/**
 * Waits until a page with the heading `heading` is completely loaded. After the time limit, rejects with an error that
 * contains the content of the page.
 */
async function waitForHeading(tab: Tab, heading: string): Promise<void> {
  await waitFor(
    tab,
    (text) => [...document.querySelectorAll('h1, h2')].some(({ textContent }) => textContent === text),
    heading,
  ).catch(async (error: Error) => {
    const page = await tab.evaluate(() => ({
      address: window.location.href,
      title: document.title,
      words: document.querySelector('main')?.textContent,
      typed: [...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value),
      focus: document.activeElement?.outerHTML.slice(0, 200),
      pressed: document.querySelector(':hover button:hover')?.textContent,
    }));
    throw new Error(`${error.message}. The page has ${JSON.stringify(page)}`, { cause: error });
  });
  await waitUntilLoaded(tab);
}

/**
 * Types in fields, and leaves the last one. As long as a field has the focus, Firefox may scroll back to it some frames
 * after the typing, and the next click would miss its target.
 */
async function typeIn(tab: Tab, entries: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(entries)) {
    await click(tab, { css: `main [name="${name}"]` });
    await tab.type(text);
  }
  await tab.evaluate(() => (document.activeElement as HTMLElement).blur());
}

const readValue = (tab: Tab, name: string) =>
  tab.evaluate((css) => document.querySelector<HTMLInputElement>(css)?.value, `main [name="${name}"]`);

const readRows = async (site: ServedSite, name: string) =>
  (await site.readRows()).filter(({ payload }) => payload['name'] === name);

/** Waits for the heading that confirms a request. If the site sends no requests, waits for the heading `summary`. */
const waitForRequestConfirmation = (tab: Tab, summary: string) =>
  waitForHeading(tab, settings.quoteDelivery === 'summary' ? summary : outcomes.request.title);

testEveryEngine(
  (journey) => {
    journey(
      '§2.16 the form keeps its entries after errors, and a message is stored once despite a reload and Back',
      { address: home.path, size: DESKTOP },
      async (tab, site) => {
        assert.ok(await tab.evaluate(() => window.matchMedia('(scripting: none)').matches), 'JavaScript is off');
        await click(tab, { css: 'header button', name: controls.contact });
        await waitForPath(tab, contact.path);
        const { email, ...otherEntries } = MESSAGE;
        await typeIn(tab, otherEntries);
        await click(tab, createMainTarget(forms.contact.submit));
        await waitFor(
          tab,
          (start) => document.title.startsWith(start),
          fillPlaceholders(noscript.errorTitle, { title: '' }).trim(),
        );
        await waitUntilLoaded(tab);
        for (const [name, text] of Object.entries(otherEntries)) assert.equal(await readValue(tab, name), text);
        await click(tab, { css: 'main a', name: messages.email.missing });
        await waitFor(tab, () => document.querySelector(':target')?.getAttribute('name') === 'email');
        await typeIn(tab, { email });
        await click(tab, createMainTarget(forms.contact.submit));
        await waitForHeading(tab, outcomes.contact.title);
        const [row] = await waitForItems(() => readRows(site, MESSAGE.name), 1);
        assert.equal(row?.payload['message'], MESSAGE.message);
        await tab.reload();
        await waitForHeading(tab, outcomes.contact.title);
        await tab.back();
        await click(tab, createMainTarget(forms.contact.submit));
        await waitForHeading(tab, outcomes.contact.title);
        await tab.goTo(`${site.url}${contact.path}/`);
        await typeIn(tab, { ...MESSAGE, name: 'Later Comer' });
        await click(tab, createMainTarget(forms.contact.submit));
        await waitForItems(() => readRows(site, 'Later Comer'), 1);
        assert.equal((await readRows(site, MESSAGE.name)).length, 1, 'a reload and Back store nothing');
      },
    );

    journey(
      '§7.4 a message is stored once when its button is pressed twice',
      { address: `${contact.path}/`, size: DESKTOP },
      async (tab, site) => {
        await typeIn(tab, { ...MESSAGE, name: 'Twice Pressed' });
        await tab.doubleClick(await moveToTarget(tab, createMainTarget(forms.contact.submit)));
        await waitForHeading(tab, outcomes.contact.title);
        await waitForItems(() => readRows(site, 'Twice Pressed'), 1);
        await tab.goTo(`${site.url}${contact.path}/`);
        await typeIn(tab, { ...MESSAGE, name: 'Even Later' });
        await click(tab, createMainTarget(forms.contact.submit));
        await waitForItems(() => readRows(site, 'Even Later'), 1);
        assert.equal((await readRows(site, 'Twice Pressed')).length, 1);
      },
    );

    if (job)
      journey(
        '§2.11 an application with a résumé above 5 MB is rejected, and an application with 5 MB is stored',
        { address: `${job.path}/`, size: DESKTOP },
        async (tab, site) => {
          await click(tab, createMainTarget(job.opener));
          await waitForPath(tab, getApplyPath(job.path, job.id));
          const { message: coverLetter, ...person } = MESSAGE;
          await typeIn(tab, { ...person, name: 'Ravi Menon', coverLetter });
          await tab.choose('main [name="resume"]', resumes.tooLarge);
          await click(tab, createMainTarget(forms.application.submit));
          await waitForTarget(tab, { css: 'main a', name: getResumeMessage('size') });
          await waitUntilLoaded(tab);
          assert.equal(await readValue(tab, 'name'), 'Ravi Menon');
          await tab.choose('main [name="resume"]', resumes.largest);
          await click(tab, createMainTarget(forms.application.submit));
          await waitForHeading(tab, outcomes.application.title);
          const [row] = await waitForItems(() => readRows(site, 'Ravi Menon'), 1);
          assert.equal(row?.payload['resumeFileName'], 'cv.pdf');
        },
      );

    if (offer)
      journey(
        '§2.14 the quote form of the pressed plan shows a summary or sends the request',
        { address: `${offer.path}/`, size: DESKTOP },
        async (tab) => {
          await click(tab, createMainTarget(offer.opener));
          await waitForPath(tab, getQuotePath(offer.path));
          assert.equal(await readValue(tab, 'plan'), offer.id);
          await typeIn(tab, { name: 'Nila Das', budget: '2500' });
          await click(tab, createMainTarget(offer.quote.submitLabel));
          await waitForRequestConfirmation(tab, forms.quote.summaryHeading);
          const mainText = await tab.evaluate(() => document.querySelector('main')?.textContent);
          for (const text of [offer.plan, 'Nila Das', '2500'])
            assert.ok(mainText?.includes(text), `'${text}' is missing in: ${mainText}`);
        },
      );

    if (customCard)
      journey(
        '§2.10 the form of a custom request shows a summary or sends the request',
        { address: `${customCard.path}/`, size: DESKTOP },
        async (tab) => {
          await click(tab, createMainTarget(customCard.opener));
          await waitForPath(tab, getCustomRequestPath(customCard.path));
          await typeIn(tab, { name: 'Omar Ali' });
          await click(tab, createMainTarget(forms.customRequest.submit));
          await waitForRequestConfirmation(tab, forms.customRequest.summaryHeading);
        },
      );
  },
  { javaScript: false },
);
