/** Tests the speech of Orca after a form is sent (sending, success, failure, summary) and after code fails to load. */
import type { HTTPRequest } from 'puppeteer-core';
import { words } from '#site/words/controls';
import { words as outcomes } from '#site/words/outcomes';
import { chooseFile, PDF_CONTENT } from '../../../a11y/orca/chooseFile';
import { runInEveryBrowser } from '../../../a11y/orca/suite';
import { fillForm, sendForm, interceptRequests } from '../../../a11y/orca/sending';
import { assertSpeech } from '../../../a11y/orca/visitor';

const dialogSelector = '[role="dialog"]';
const { application } = outcomes;

runInEveryBrowser((scenario) => {
  scenario('§4.2 §8 4.1.3 an application fails, and is sent by the second try', '/#/careers', async (visitor) => {
    await visitor.focus('main button', 'Apply Now');
    await visitor.press('Return', ['Apply for SOFTWARE ENGINEER dialog']);
    await fillForm(visitor);
    await chooseFile(visitor, 'cv.pdf', PDF_CONTENT, 'cv.pdf selected');
    await visitor.focus(`${dialogSelector} button`, 'Submit Application', ['Submit Application push button']);
    const expectedSpeech = ['Submitting...', application.failure, 'OK push button'];
    await sendForm(visitor, 'abort', expectedSpeech, ['Submit Application push button']);
    await visitor.press('Return', [application.title, 'Your reference', 'Close push button']);
    // When Orca moves its caret, the button loses the focus. Tab moves the focus back to the button.
    await visitor.press('shift+h', [`${application.title} heading level 2`]);
    await visitor.press('Tab', ['Close push button']);
    // Orca reads for longer than the delay after which the site closes an overlay that receives no input. The overlay
    // must stay open.
    await visitor.press('shift+h', [`${application.title} heading level 2`]);
    const speech = await visitor.pressUntil('Down', 'Close push button', 20);
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

  scenario('§2.11 3.3.1 the list of errors leads to its fields', '/#/clients', async (visitor) => {
    const { focus, press } = visitor;
    await focus('header button', 'Reach Us');
    await press('Return', ['Close push button']);
    await focus(`${dialogSelector} button`, 'Send Message');
    await press('Return', ['Full Name entry required']);
    await focus(`${dialogSelector} a`, 'Email is required', ['Email is required']);
    await press('Return', ['Email entry required']);
    await focus(`${dialogSelector} button`, 'Dismiss', ['Dismiss push button']);
    await press('Return', ['Full Name entry required']);
  });

  scenario('§7.4 the summary of a quote is announced', '/#/business-website-pricing', async ({ focus, press }) => {
    await focus('main button', 'CHOOSE PLAN');
    await press('Return', ['Request Quote for Basic Plan dialog', 'Close push button']);
    await focus(`${dialogSelector} button`, 'CONFIRM', ['CONFIRM PLAN SELECTION push button']);
    await press('Return', ['Your quote request heading level 3']);
    await focus(`${dialogSelector} button`, 'Edit request', ['Edit request push button']);
    await press('Return', ['Full Name entry']);
    await press('Escape', ['CHOOSE PLAN Basic push button']);
  });

  scenario('§8 an alert announces that a dialog has failed to load', '/#/careers', async (visitor, site) => {
    const abort = (request: HTTPRequest) => request.abort();
    await interceptRequests(visitor, /apply-dialog/, abort, async () => {
      await visitor.open(`${site.url}/?again#/careers`);
      await visitor.focus('main button', 'Apply Now');
      await visitor.press('Return', [words.chunkError.title, `${words.chunkError.retry} push button`]);
      await visitor.press('Escape', ['Apply Now SOFTWARE ENGINEER push button']);
    });
  });
});
