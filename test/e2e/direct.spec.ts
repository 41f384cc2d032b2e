/** Tests direct mode (§7): the browser calls the local spreadsheet and the mail catcher, which have another origin. */
import { firm } from '#site/firm';
import { words as mailWords } from '#site/words/mails';
import { fillPlaceholders } from '../../src/site/fill';
import { createDirectSettings } from '../../src/submission/testing/fixtures';
import { loadSubjects } from '../subjects';
import { expect, test } from './fixtures';
import {
  fillApplicationFields,
  getApplicationConfirmation,
  openApplicationDialog,
  sendApplication,
} from './formActions';
import { waitForItems } from './harness';

const [job] = (await loadSubjects()).jobs;

if (job)
  test(
    '§7 in direct mode, the browser sends an application as a row with the résumé, and then two mails',
    { tag: '@once' },
    async ({ openPage, site, ownSite }) => {
      // The policy of a site in relay mode forbids calls to another origin.
      const page = await openPage({ bypassCSP: true });
      const settings = { submission: createDirectSettings(`${ownSite.origin}/__dev`) };
      await page.route('**/site-config.json', (route) => route.fulfill({ json: settings }));
      const dialog = await openApplicationDialog(page, site.url, job);
      await fillApplicationFields(dialog);
      await sendApplication(dialog);
      await expect(getApplicationConfirmation(page)).toBeVisible();
      const [row] = await waitForItems(ownSite.readRows, 1);
      expect(row?.payload).toMatchObject({
        jobTitle: job.title,
        resumeBase64: expect.stringMatching(/^data:application\/pdf;base64,/),
      });
      const mails = await waitForItems(ownSite.readMails, 2);
      const { subject } = mailWords.application.confirmation;
      expect(mails[1]?.subject).toBe(fillPlaceholders(subject, { firm: firm.name }));
    },
  );
