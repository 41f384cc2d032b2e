import type { HTTPRequest } from 'puppeteer-core';
import { settings } from '#site/settings';
import { words as controls } from '#site/words/controls';
import { formatPlural } from '../../src/site/fill';
import { contactForm } from '../../src/submission/forms/contact';
import { PERSON } from '../../test/subjects';
import type { ExpectedSpeech, Visitor } from './visitor';

const CONTACT_MESSAGE = 'Hello there.';
const remainingLength = contactForm.fields.message.limit[settings.formRules] - CONTACT_MESSAGE.length;
const COUNTER_TEXT = formatPlural(controls.characters.left, remainingLength, settings.locale);

/** Types the visitor's data and a message into the contact form of the open dialog. */
export async function fillForm({ focus, type }: Visitor): Promise<void> {
  for (const [field, text] of [
    ['input[autocomplete="name"]', PERSON.name],
    ['input[autocomplete="email"]', PERSON.email],
    ['input[type="tel"]', PERSON.phone],
    ['textarea', CONTACT_MESSAGE],
  ] as const) {
    await focus(`[role="dialog"] ${field}`, '');
    await type(text, field === 'textarea' ? [COUNTER_TEXT] : undefined, 40);
  }
}

/** Passes the requests whose URLs match `urlPattern` to `respond` while `performActions` runs. */
export async function interceptRequests(
  { page }: Visitor,
  urlPattern: RegExp,
  respond: (request: HTTPRequest) => Promise<void>,
  performActions: () => Promise<void>,
): Promise<void> {
  const interceptRequest = (request: HTTPRequest) =>
    void (urlPattern.test(request.url()) ? respond(request) : request.continue());
  await page.setCacheEnabled(false);
  await page.setRequestInterception(true);
  page.on('request', interceptRequest);
  try {
    await performActions();
  } finally {
    page.off('request', interceptRequest);
    await page.setRequestInterception(false);
    await page.setCacheEnabled(true);
  }
}

/**
 * Presses Return on the focused button of a form, and expects the speech `expected`. Then presses Return again, and
 * expects the speech `nextSpeech`. Delays the request until Orca has said the first phrase of `expected`. After an
 * immediate response, a busy Orca may announce only the result.
 */
export async function sendForm(
  visitor: Visitor,
  action: 'continue' | 'abort',
  expected: ExpectedSpeech,
  nextSpeech: ExpectedSpeech,
): Promise<void> {
  const [firstPhrase = ''] = expected;
  const respondAfterSpeech = async (request: HTTPRequest) => {
    await visitor.waitForSpeech(firstPhrase);
    await request[action]();
  };
  await interceptRequests(visitor, /api\/submissions/, respondAfterSpeech, async () => {
    await visitor.press('Return', expected);
    await visitor.press('Return', nextSpeech);
  });
}
