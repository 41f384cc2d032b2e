import type { Page } from '@playwright/test';
import { words as forms } from '#site/words/forms';
import { words as messages } from '#site/words/messages';
import { words as outcomes } from '#site/words/outcomes';
import { fillPlaceholders } from '../../src/site/fill';
import { isolate } from '../../src/site/isolate';
import { COVER_LETTER, fillApplicationFields } from '../../test/e2e/formActions';
import type { OpenJob } from '../../test/subjects';
import {
  waitForAlert,
  waitForButton,
  keepOverlayOpen,
  clickButton,
  relayStub,
  waitForCounter,
  combineSteps,
  type State,
} from './state';

const { application: words, resume, shared } = forms;

const createFileChoice =
  (name: string, mimeType: string, expectedText: string) =>
  async (page: Page): Promise<void> => {
    const buffer = Buffer.from('%PDF-1.7\n');
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[type="file"]').setInputFiles({ name, mimeType, buffer });
    await dialog.getByText(expectedText).first().waitFor();
  };
const RESUME_NAME = 'asha-rao.pdf';
const chooseResume = createFileChoice(
  RESUME_NAME,
  'application/pdf',
  fillPlaceholders(resume.selected, { file: isolate(RESUME_NAME) }),
);
const choosePicture = createFileChoice('asha-rao.png', 'image/png', messages.resume.type);

const fillInAllFields = combineSteps((page) => fillApplicationFields(page.getByRole('dialog'), null), chooseResume);
const send = clickButton(words.submit);

/** Returns the states of the application dialog of a job (§2.11). */
export function createApplyStates({ path: route, title, buttonName }: OpenJob): State[] {
  const openDialog = async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: buttonName, exact: true }).click();
    await page.getByRole('dialog', { name: fillPlaceholders(words.title, { job: title }) }).waitFor();
  };
  const waitForAlertClosed = (page: Page) => page.getByRole('alertdialog').waitFor({ state: 'detached' });
  return [
    { name: 'apply', route, reachState: openDialog },
    { name: 'apply, résumé chosen', route, reachState: combineSteps(openDialog, chooseResume) },
    { name: 'apply, résumé refused', route, reachState: combineSteps(openDialog, choosePicture) },
    { name: 'apply, errors', route, reachState: combineSteps(openDialog, send, waitForAlert) },
    {
      name: 'apply, errors read',
      route,
      reachState: combineSteps(openDialog, send, clickButton(shared.ok), waitForAlertClosed),
    },
    {
      name: 'apply, sending',
      route,
      reachState: combineSteps(
        openDialog,
        fillInAllFields,
        relayStub.ignoreSubmissions,
        send,
        waitForButton(words.submitting),
        waitForCounter(COVER_LETTER),
      ),
    },
    {
      name: 'apply, failed',
      route,
      reachState: combineSteps(openDialog, fillInAllFields, relayStub.abortSubmissions, send, waitForAlert),
    },
    {
      name: 'apply, sent',
      route,
      reachState: combineSteps(
        openDialog,
        fillInAllFields,
        relayStub.acceptSubmissions,
        send,
        keepOverlayOpen(outcomes.application.title),
      ),
    },
  ];
}
