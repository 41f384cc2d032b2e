/** Tests §2.16 with JavaScript disabled in the engine: sends a message, an application and a quote request. */
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
import { createPdf } from '../../server/testing/submit';
import { fillPlaceholders } from '../../src/site/fill';
import { getApplyPath, getQuotePath } from '../../src/site/formPaths';
import { RESUME_LIMIT_BYTES, getResumeMessage } from '../../src/submission/resume';
import { waitForItems, type ServedSite } from '../e2e/harness';
import { loadSubjects, PERSON } from '../subjects';
import type { Tab } from './engine';
import { DESKTOP_SIZE, testInEveryEngine } from './suite';
import {
  createMainButtonTarget,
  waitForTarget,
  clickTarget,
  fillIn,
  moveToTarget,
  waitForFunction,
  type Target,
} from './visit';
import { waitUntil } from './wait';

const { home, contact, jobs, allOffers } = await loadSubjects();
const [[job], [offer]] = [jobs, allOffers];

let folder: string;
/** The paths of the résumés. A hook writes the files before all tests, because both engines upload them in parallel. */
let resumePaths: { largest: string; tooLarge: string };
before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'forms-'));
  resumePaths = { largest: path.join(folder, 'cv.pdf'), tooLarge: path.join(folder, 'too-large.pdf') };
  await writeFile(resumePaths.largest, createPdf(RESUME_LIMIT_BYTES));
  await writeFile(resumePaths.tooLarge, createPdf(RESUME_LIMIT_BYTES + 1));
});
after(() => rm(folder, { recursive: true, force: true }));

const CONTACT_VALUES = { name: 'Asha Rao', email: PERSON.email, phone: PERSON.phone, message: 'Please call me.' };

/**
 * Runs an action that opens another page, and waits until this page is loaded. Runs no script in the page before the
 * URL has changed, because a script may never respond while WebKitGTK replaces a document without JavaScript. If no
 * page opens within the time limit, rejects with an error that contains the content of the page.
 */
async function openPage(tab: Tab, action: () => Promise<void>): Promise<void> {
  const previousUrl = await tab.readUrl();
  await action();
  // While Firefox replaces the document, the URL can be 'about:blank' for a moment.
  const oldUrls = [previousUrl, 'about:blank'];
  await waitUntil('another page opens', async () => !oldUrls.includes(await tab.readUrl())).catch(
    async (error: Error) => {
      const page = await tab.evaluate(() => ({
        url: window.location.href,
        words: document.querySelector('main')?.textContent,
        typed: [...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value),
        focus: document.activeElement?.outerHTML.slice(0, 200),
        pressed: document.querySelector(':hover button:hover')?.textContent,
      }));
      throw new Error(`${error.message}. The page has ${JSON.stringify(page)}`, { cause: error });
    },
  );
  await waitForFunction(tab, () => document.readyState === 'complete');
}

/** Clicks a target that opens another page, and waits until this page is loaded. */
const clickAndOpen = (tab: Tab, target: Target) => openPage(tab, () => clickTarget(tab, target));

const expectPath = async (tab: Tab, expectedPath: string) =>
  assert.equal(new URL(await tab.readUrl()).pathname, `${expectedPath}/`);

async function expectHeading(tab: Tab, heading: string): Promise<void> {
  const headings = await tab.evaluate(() =>
    [...document.querySelectorAll('h1, h2')].map((element) => element.textContent),
  );
  assert.ok(headings.includes(heading), `'${heading}' is missing in: ${headings.join(', ')}`);
}

const readValue = (tab: Tab, name: string) =>
  tab.evaluate((selector) => document.querySelector<HTMLInputElement>(selector)?.value, `main [name="${name}"]`);

const readRows = async (site: ServedSite, name: string) =>
  (await site.readRows()).filter(({ payload }) => payload['name'] === name);

testInEveryEngine(
  (testInTab) => {
    testInTab(
      '§2.16 the form keeps its entries after errors, and a message is stored once despite a reload and Back',
      { url: home.path, size: DESKTOP_SIZE },
      async (tab, site) => {
        assert.ok(await tab.evaluate(() => window.matchMedia('(scripting: none)').matches), 'JavaScript is off');
        await clickAndOpen(tab, { selector: 'header button', name: controls.contact });
        await expectPath(tab, contact.path);
        const { email, ...otherEntries } = CONTACT_VALUES;
        await fillIn(tab, 'main', otherEntries);
        await clickAndOpen(tab, createMainButtonTarget(forms.contact.submit));
        await waitForFunction(
          tab,
          (titleStart) => document.title.startsWith(titleStart),
          fillPlaceholders(noscript.errorTitle, { title: '' }).trim(),
        );
        for (const [name, text] of Object.entries(otherEntries)) assert.equal(await readValue(tab, name), text);
        await clickTarget(tab, { selector: 'main a', name: messages.email.missing });
        await waitForFunction(tab, () => document.querySelector(':target')?.getAttribute('name') === 'email');
        await fillIn(tab, 'main', { email });
        await clickAndOpen(tab, createMainButtonTarget(forms.contact.submit));
        await expectHeading(tab, outcomes.contact.title);
        const [row] = await waitForItems(() => readRows(site, CONTACT_VALUES.name), 1);
        assert.equal(row?.payload['message'], CONTACT_VALUES.message);
        await tab.reload();
        await expectHeading(tab, outcomes.contact.title);
        await openPage(tab, tab.goBack);
        await clickAndOpen(tab, createMainButtonTarget(forms.contact.submit));
        await expectHeading(tab, outcomes.contact.title);
        await tab.goTo(`${site.url}${contact.path}/`);
        await fillIn(tab, 'main', { ...CONTACT_VALUES, name: 'Later Comer' });
        await clickAndOpen(tab, createMainButtonTarget(forms.contact.submit));
        await waitForItems(() => readRows(site, 'Later Comer'), 1);
        assert.equal((await readRows(site, CONTACT_VALUES.name)).length, 1, 'a reload and Back store nothing');
      },
    );

    testInTab(
      '§4.5 two presses of the submit button store one message',
      { url: `${contact.path}/`, size: DESKTOP_SIZE },
      async (tab, site) => {
        await fillIn(tab, 'main', { ...CONTACT_VALUES, name: 'Twice Pressed' });
        const submitPosition = await moveToTarget(tab, createMainButtonTarget(forms.contact.submit));
        await openPage(tab, () => tab.doubleClick(submitPosition));
        await expectHeading(tab, outcomes.contact.title);
        await waitForItems(() => readRows(site, 'Twice Pressed'), 1);
        await tab.goTo(`${site.url}${contact.path}/`);
        await fillIn(tab, 'main', { ...CONTACT_VALUES, name: 'Even Later' });
        await clickAndOpen(tab, createMainButtonTarget(forms.contact.submit));
        await waitForItems(() => readRows(site, 'Even Later'), 1);
        assert.equal((await readRows(site, 'Twice Pressed')).length, 1);
      },
    );

    if (job)
      testInTab(
        '§2.11 an application with a résumé above 5 MB is rejected, and an application with a résumé of 5 MB is stored',
        { url: `${job.path}/`, size: DESKTOP_SIZE },
        async (tab, site) => {
          await clickAndOpen(tab, createMainButtonTarget(job.buttonName));
          await expectPath(tab, getApplyPath(job.path, job.id));
          const { message: coverLetter, ...person } = CONTACT_VALUES;
          await fillIn(tab, 'main', { ...person, name: 'Ravi Menon', coverLetter });
          await tab.chooseFile('main [name="resume"]', resumePaths.tooLarge);
          await clickAndOpen(tab, createMainButtonTarget(forms.application.submit));
          await waitForTarget(tab, { selector: 'main a', name: getResumeMessage('size') });
          assert.equal(await readValue(tab, 'name'), 'Ravi Menon');
          await tab.chooseFile('main [name="resume"]', resumePaths.largest);
          await clickAndOpen(tab, createMainButtonTarget(forms.application.submit));
          await expectHeading(tab, outcomes.application.title);
          const [row] = await waitForItems(() => readRows(site, 'Ravi Menon'), 1);
          assert.equal(row?.payload['resumeFileName'], 'cv.pdf');
        },
      );

    if (offer)
      testInTab(
        '§2.14 the quote form preselects the plan of the pressed button, and shows a summary or sends the request',
        { url: `${offer.path}/`, size: DESKTOP_SIZE },
        async (tab) => {
          await clickAndOpen(tab, createMainButtonTarget(offer.buttonName));
          await expectPath(tab, getQuotePath(offer.path));
          assert.equal(await readValue(tab, 'plan'), offer.id);
          await fillIn(tab, 'main', { name: 'Nila Das', budget: '2500' });
          await clickAndOpen(tab, createMainButtonTarget(offer.quote.submitLabel));
          const { summaryHeading } = forms.quote;
          await expectHeading(tab, settings.quoteDelivery === 'summary' ? summaryHeading : outcomes.request.title);
          const mainText = await tab.evaluate(() => document.querySelector('main')?.textContent);
          for (const text of [offer.plan, 'Nila Das', '2500'])
            assert.ok(mainText?.includes(text), `'${text}' is missing in: ${mainText}`);
        },
      );
  },
  { javaScriptEnabled: false },
);
