/** Helpers that fill in a form and send it. */
import type { HTTPRequest } from 'puppeteer-core';
import { settings } from '#site/settings';
import { words as controls } from '#site/words/controls';
import { formatPlural } from '../../src/site/fill';
import { contact } from '../../src/submission/forms/contact';
import { PERSON } from '../../test/subjects';
import type { ExpectedSpeech, Visitor } from './visitor';

const MESSAGE = 'Hello there.';
const left = contact.fields.message.limit[settings.formRules] - MESSAGE.length;
const COUNT = formatPlural(controls.characters.left, left, settings.locale);

/** Types the visitor's data and a text into the open dialog. */
export async function fillForm({ focus, type }: Visitor): Promise<void> {
  for (const [field, text] of [
    ['input[autocomplete="name"]', PERSON.name],
    ['input[autocomplete="email"]', PERSON.email],
    ['input[type="tel"]', PERSON.phone],
    ['textarea', MESSAGE],
  ] as const) {
    await focus(`[role="dialog"] ${field}`, '');
    await type(text, field === 'textarea' ? [COUNT] : undefined, 40);
  }
}

/** Intercepts the requests to these URLs with `handle` while `visit` runs. */
export async function withRequests(
  { page }: Visitor,
  addresses: RegExp,
  handle: (request: HTTPRequest) => Promise<void>,
  visit: () => Promise<void>,
): Promise<void> {
  const answer = (request: HTTPRequest) => void (addresses.test(request.url()) ? handle(request) : request.continue());
  await page.setCacheEnabled(false);
  await page.setRequestInterception(true);
  page.on('request', answer);
  try {
    await visit();
  } finally {
    page.off('request', answer);
    await page.setRequestInterception(false);
    await page.setCacheEnabled(true);
  }
}

/**
 * Presses Return on the focused button of a form, and expects the speech `outcome`. Then presses Return again, and
 * expects the speech `next`. The request waits until Orca has said the first phrase of `outcome`. With an immediate
 * response, a busy Orca may announce only the result.
 */
export async function send(
  visitor: Visitor,
  answer: 'continue' | 'abort',
  outcome: ExpectedSpeech,
  next: ExpectedSpeech,
): Promise<void> {
  const [first = ''] = outcome;
  const intercept = async (request: HTTPRequest) => {
    await visitor.waitForSpeech(first);
    await request[answer]();
  };
  await withRequests(visitor, /api\/submissions/, intercept, async () => {
    await visitor.press('Return', outcome);
    await visitor.press('Return', next);
  });
}
