/** Orca's speech after a form is sent (sending, success, failure, summary), and after a part failed to load. */
import type { HTTPRequest } from 'puppeteer-core';
import { words } from '#site/words/controls';
import { outcomeWords } from '../../../src/forms/shared/outcomeWords';
import { chooseFile, PDF } from '../../../a11y/orca/chooseFile';
import { inEveryBrowser } from '../../../a11y/orca/suite';
import { assertSpeech, type ExpectedSpeech, type Visitor } from '../../../a11y/orca/visitor';

const inDialog = '[role="dialog"]';
const { contact, application } = outcomeWords;

async function fill({ focus, type }: Visitor): Promise<void> {
  for (const [field, text] of [
    ['input[autocomplete="name"]', 'Ann Lee'],
    ['input[autocomplete="email"]', 'ann@mail.com'],
    ['input[type="tel"]', '9876543210'],
    ['textarea', 'Hello there.'],
  ] as const) {
    await focus(`${inDialog} ${field}`, '');
    await type(text, field === 'textarea' ? ['488 characters left'] : undefined, 40);
  }
}

async function fillContact(visitor: Visitor): Promise<void> {
  await visitor.focus('header button', 'Reach Us');
  await visitor.press('Return', ['Close push button']);
  await fill(visitor);
  await visitor.focus(`${inDialog} button`, 'Send Message', ['Send Message push button']);
}

/** Intercepts requests to these URLs while `visit` runs. */
async function withRequests(
  { page }: Visitor,
  addresses: RegExp,
  handle: (request: HTTPRequest) => Promise<void>,
  visit: () => Promise<void>,
): Promise<void> {
  const answerRequest = (request: HTTPRequest) =>
    void (addresses.test(request.url()) ? handle(request) : request.continue());
  await page.setCacheEnabled(false);
  await page.setRequestInterception(true);
  page.on('request', answerRequest);
  try {
    await visit();
  } finally {
    page.off('request', answerRequest);
    await page.setRequestInterception(false);
    await page.setCacheEnabled(true);
  }
}

/**
 * Presses a form's button. The response waits until Orca has said the first phrase of `outcome`. With an immediate
 * response, a busy Orca may announce only the result.
 */
async function send(
  visitor: Visitor,
  answer: 'continue' | 'abort',
  outcome: ExpectedSpeech,
  next: ExpectedSpeech,
): Promise<void> {
  const [first = ''] = outcome;
  const meet = async (request: HTTPRequest) => {
    await visitor.waitForSpeech(first);
    await request[answer]();
  };
  await withRequests(visitor, /api\/submissions/, meet, async () => {
    await visitor.press('Return', outcome);
    await visitor.press('Return', next);
  });
}

inEveryBrowser((scenario) => {
  scenario('§4.5 4.1.3 a message is sent', '/#/clients', async (visitor) => {
    await fillContact(visitor);
    const outcome = ['Sending...', contact.title, contact.text, 'Your reference', 'Close push button'];
    await send(visitor, 'continue', outcome, ['Reach Us push button']);
  });

  scenario('§8 4.1.3 a message fails, and is sent by the second try', '/#/clients', async (visitor) => {
    await fillContact(visitor);
    await send(visitor, 'abort', ['Sending...', contact.failure, 'OK push button'], ['Send Message push button']);
    await visitor.press('Return', [contact.title, 'Close push button']);
  });

  scenario('§4.2 4.1.3 an application fails, and is sent by the second try', '/#/careers', async (visitor) => {
    await visitor.focus('main button', 'Apply Now');
    await visitor.press('Return', ['Apply for SOFTWARE ENGINEER dialog']);
    await fill(visitor);
    await chooseFile(visitor, 'cv.pdf', PDF, 'cv.pdf selected');
    await visitor.focus(`${inDialog} button`, 'Submit Application', ['Submit Application push button']);
    const outcome = ['Submitting...', application.failure, 'OK push button'];
    await send(visitor, 'abort', outcome, ['Submit Application push button']);
    await visitor.press('Return', [application.title, 'Your reference', 'Close push button']);
    // Reading takes longer than the time after which an unused overlay closes.
    await visitor.press('shift+h', [`${application.title} heading level 2`]);
    const speech = await visitor.walk('Down', 'Close push button', 20);
    const lines = [
      'Your reference',
      'Received:',
      'File: cv.pdf',
      'File size: 2,009 bytes',
      'Cover letter: 12 characters',
    ];
    assertSpeech(speech, [...lines, 'File checksum (SHA-256):', 'Close push button'], 'Down until the button');
    await visitor.press('Return', ['Apply Now SOFTWARE ENGINEER push button']);
  });

  scenario('§7.4 a custom request becomes a summary', '/#/services', async ({ focus, press }) => {
    await focus('main button', 'Choose Plan');
    await press('Return', ['Request Custom Solution dialog']);
    await focus(`${inDialog} button`, 'SUBMIT REQUEST', ['SUBMIT REQUEST push button']);
    await press('Return', ['Your request heading level 3']);
    await press('Escape', ['Choose Plan']);
  });

  scenario('§2.11 3.3.1 the list of errors leads to its fields', '/#/clients', async (visitor) => {
    const { focus, press } = visitor;
    await focus('header button', 'Reach Us');
    await press('Return', ['Close push button']);
    await focus(`${inDialog} button`, 'Send Message');
    await press('Return', ['Full Name entry required']);
    await focus(`${inDialog} a`, 'Email is required', ['Email is required']);
    await press('Return', ['Email entry required']);
    await focus(`${inDialog} button`, 'Dismiss', ['Dismiss push button']);
    await press('Return', ['Full Name entry required']);
  });

  scenario('§7.4 a quote becomes a summary', '/#/business-website-pricing', async ({ focus, press }) => {
    await focus('main button', 'CHOOSE PLAN');
    await press('Return', ['Request Quote for Basic Plan dialog']);
    await focus(`${inDialog} button`, 'CONFIRM', ['CONFIRM PLAN SELECTION push button']);
    await press('Return', ['Your quote request heading level 3']);
    await focus(`${inDialog} button`, 'Edit request', ['Edit request push button']);
    await press('Return', ['Full Name entry']);
    await press('Escape', ['CHOOSE PLAN Basic push button']);
  });

  scenario('§8 a dialog that fails to load opens an alert', '/#/careers', async (visitor, site) => {
    const abort = (request: HTTPRequest) => request.abort();
    await withRequests(visitor, /apply-dialog/, abort, async () => {
      await visitor.open(`${site.url}/?again#/careers`);
      await visitor.focus('main button', 'Apply Now');
      await visitor.press('Return', [words.chunkError.title, `${words.chunkError.retry} push button`]);
      await visitor.press('Escape', ['Apply Now SOFTWARE ENGINEER push button']);
    });
  });
});
