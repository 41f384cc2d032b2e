/**
 * Tests Orca's speech without JavaScript, for any firm. The tests cover the contact, quote and application forms with
 * their errors, the pages that follow a sent form, and the withdrawal.
 */
import assert from 'node:assert/strict';
import { firm } from '#site/firm';
import { pages } from '#site/pages';
import { settings } from '#site/settings';
import { words as forms } from '#site/words/forms';
import { words as messages } from '#site/words/messages';
import { words as noscript } from '#site/words/noscript';
import { words as outcomes } from '#site/words/outcomes';
import { createApplication, createFormData, submit } from '../../server/testing/submit';
import { formatQuoteTitle } from '../../src/forms/quote/quoteWords';
import { getApplyPath, getQuotePath } from '../../src/site/formPaths';
import { FORMS } from '../../src/submission/forms/index';
import { waitForWithdrawalLink, type ServedSite } from '../../test/e2e/harness';
import { loadSubjects } from '../../test/subjects';
import { runInEveryBrowser } from './suite';
import { assertSpeech, type Visitor } from './visitor';

const { contact, jobs, allOffers } = await loadSubjects();
const [job] = jobs;
const [offer] = allOffers;

/** Throws unless Orca names each field once, with its role. A label's asterisk is hidden from screen readers. */
function assertLabels(speech: readonly string[], labels: Readonly<Record<string, string>>): void {
  for (const label of Object.values(labels).map((text) => text.replace('*', ''))) {
    const fields = speech.filter(
      (line) => line.startsWith(`${label} `) && /(entry|combo box|spin button|push button)/.test(line),
    );
    assert.equal(fields.length, 1, `Orca must name the field ‘${label}’ once:\n${speech.join('\n')}`);
  }
}

/** Moves from the skip link through the form to its button. Returns the speech before Orca announces the button. */
async function tabThroughForm({ press, pressUntil }: Visitor, buttonLabel: string): Promise<string[]> {
  const speech = [...(await press('Return')), ...(await pressUntil('Tab', `${buttonLabel} push button`, 30))];
  return speech.filter((line) => !line.startsWith(`${buttonLabel} `));
}

/**
 * Sends a form with mistakes. The button of the form must have the focus. Throws unless Orca says that the page has
 * errors, reads each message once, and reads the last message again at its field.
 */
async function submitInvalidForm(
  { press, pressUntil }: Visitor,
  title: string,
  errors: readonly string[],
): Promise<void> {
  await press('Return', [`Finished loading ${noscript.errorTitle.replace('{title}', title)}`]);
  const [lastError = ''] = errors.slice(-1);
  const linkPhrases = errors.map((error) => `${error} link`);
  assertSpeech(await pressUntil('Tab', `${lastError} link`, errors.length + 1), linkPhrases, 'Tab through the errors');
  // The message is the description of the field. Orca says ‘invalid’ only for text entries.
  await press('Return', [lastError]);
}

/**
 * Moves to the heading of the page, and reads line by line until Orca says `lastPhrase`. Throws unless Orca reads each
 * phrase once.
 */
async function assertPageSpeech(
  { press, pressUntil }: Visitor,
  heading: string,
  phrases: readonly string[],
  lastPhrase = noscript.sent.home,
): Promise<void> {
  await press('h', [`${heading} heading level 1`]);
  const lines = await pressUntil('Down', lastPhrase, 40);
  // Orca reads a long text line by line, so a phrase may continue on the next line.
  assertSpeech([lines.join(' ').replaceAll(/\s+/g, ' ')], phrases, `Down until ‘${lastPhrase}’`);
}

/** Sends an application. Returns the URL of the withdrawal link in the confirmation. */
async function applyAndFindWithdrawalLink(site: ServedSite): Promise<string> {
  const { reference } = (await submit(site.origin, FORMS.application.path, createApplication())).body;
  assert.ok(reference, 'the relay accepts the application');
  return waitForWithdrawalLink(site.origin, reference);
}

runInEveryBrowser(
  (scenario) => {
    scenario(
      '§2.16 3.3.1 3.3.2 the contact form without JavaScript announces its labels, then its errors',
      `${contact.path}/#`,
      async (visitor) => {
        const speech = await tabThroughForm(visitor, forms.contact.submit);
        assertLabels(speech, forms.contact.labels);
        assert.ok(!speech.join(' ').includes(forms.shared.honeypot), 'Orca does not read the honeypot');
        const { name, email, phone, message } = messages;
        await submitInvalidForm(visitor, contact.title, [name.missing, email.missing, phone.missing, message.missing]);
      },
    );

    if (offer)
      scenario(
        '§2.16 3.3.1 a quote without JavaScript announces its labels, the missing plan and its result',
        `${getQuotePath(offer.path)}/#`,
        async (visitor) => {
          const { press } = visitor;
          const buttonLabel = offer.quote.submitLabel;
          assertLabels(await tabThroughForm(visitor, buttonLabel), forms.quote.labels);
          const title = formatQuoteTitle(offer.quote, { plan: offer.quote.service ?? offer.heading });
          await submitInvalidForm(visitor, title, [noscript.quote.missingPlan]);
          await press('Down', [offer.plan]);
          await visitor.pressUntil('Tab', `${buttonLabel} push button`, 15);
          const { summaryHeading } = forms.quote;
          const isQuoteSent = settings.quoteDelivery === 'relay';
          await press('Return', [`Finished loading ${isQuoteSent ? outcomes.request.title : summaryHeading}`]);
          const { next, details } = noscript.sent;
          if (isQuoteSent) await assertPageSpeech(visitor, outcomes.request.title, [next, details, offer.plan]);
          else {
            const phrases = [`${summaryHeading} heading level 2`, forms.summary.unsent, offer.plan];
            await assertPageSpeech(visitor, title, phrases, forms.summary.byEmail);
          }
        },
      );

    if (job) {
      const applyPath = getApplyPath(job.path, job.id);
      const jobPage = Object.values(pages).find((page) => page.kind === 'job' && page.job === job.id)?.path ?? job.path;

      scenario(
        '§2.11 §2.16 3.3.1 a job without JavaScript leads to its form, which announces its labels and its errors',
        `${jobPage}/#`,
        async (visitor) => {
          const { press, pressUntil } = visitor;
          await pressUntil('b', `${job.buttonName} push button`, 5);
          const title = forms.application.title.replace('{job}', job.title);
          await press('Return', [`Finished loading ${title}`]);
          await press('Tab');
          assertLabels(await tabThroughForm(visitor, forms.application.submit), forms.application.labels);
          const { name, email, phone, coverLetter, resume } = messages;
          const errors = [name, email, phone, coverLetter, resume].map(({ missing }) => missing);
          await submitInvalidForm(visitor, title, errors);
        },
      );

      scenario(
        '§2.16 4.1.3 the page of a sent application without JavaScript announces its reference and its data once',
        '/#/',
        async (visitor, site) => {
          const { perform, page } = visitor;
          const submissionUrl = `${site.origin}/api/submissions/${FORMS.application.path}?form=${applyPath}`;
          const body = createFormData(createApplication({ jobTitle: job.title }));
          const response = await fetch(submissionUrl, { method: 'POST', body, redirect: 'manual' });
          const successPageUrl = site.origin + (response.headers.get('Location') ?? '');
          await perform('opens the page of the sent application', () => page.goto(successPageUrl));
          const { next, read, details } = noscript.sent;
          const { text, title } = outcomes.application;
          await assertPageSpeech(visitor, title, [text, `${firm.referencePrefix}-`, next, read, details, 'Dear all']);
        },
      );

      scenario(
        'Orca announces the heading of each page of a withdrawal without JavaScript',
        '/#/',
        async ({ perform, press, page }, site) => {
          const link = await applyAndFindWithdrawalLink(site);
          await perform('opens the link of the confirmation', () => page.goto(link));
          await press('h', [`${noscript.withdrawal.ask.title} heading level 1`]);
          await press('b', [`${noscript.withdrawal.button} push button`]);
          await press('Return', [`Finished loading ${noscript.withdrawal.done.title}`]);
          await press('h', [`${noscript.withdrawal.done.title} heading level 1`]);
        },
      );
    }
  },
  { isScriptless: true },
);
