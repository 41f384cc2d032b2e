/** Orca's speech without scripts: a form and its errors. */
import assert from 'node:assert/strict';
import { common as quote } from '#site/quote';
import { words as forms } from '#site/words/forms';
import { words as messages } from '#site/words/messages';
import { words as noscript } from '#site/words/noscript';
import { inEveryBrowser } from '../../../a11y/orca/suite';
import { application, submit } from '../../../server/testing/submit';
import { FORMS } from '../../../src/submission/forms/index';
import { waitForItems, type ServedSite } from '../../e2e/harness';

/** Sends an application, and returns the address in its confirmation that withdraws it. */
async function applyAndRead(site: ServedSite): Promise<string> {
  await submit(site.url, FORMS.application.path, application());
  const listLinks = async () =>
    (await site.mails()).flatMap(({ textContent = '' }) => /https?:\S+\/withdraw\/\S+/.exec(textContent)?.[0] ?? []);
  const [link = ''] = await waitForItems(listLinks, 1);
  // The mails name the site by its public address.
  return site.origin + new URL(link).pathname;
}

inEveryBrowser(
  (scenario) => {
    scenario(
      '§2.16 the contact form without JavaScript announces its labels',
      '/contact/#',
      async ({ walk, press }) => {
        // The test uses Tab. When reading by line, Orca adds 'clickable' to labels in Firefox on every page.
        const speech = [...(await press('ctrl+Home')), ...(await walk('Tab', forms.contact.submit, 40))].join(' ');
        for (const label of Object.values(forms.contact.labels)) assert.ok(speech.includes(label), label);
        assert.doesNotMatch(speech, new RegExp(forms.shared.honeypot), 'Orca does not read the honeypot');
      },
    );

    scenario(
      '§2.16 an empty contact form without JavaScript announces its errors',
      '/contact/#',
      async ({ walk, press }) => {
        await walk('Tab', forms.contact.submit, 40);
        const title = (await press('Return')).join(' ');
        const speech = [title, ...(await walk('Tab', messages.message.missing, 40))].join(' ');
        assert.match(speech, /Error/);
        for (const message of [messages.name.missing, messages.email.missing])
          assert.ok(speech.includes(message), message);
      },
    );

    const quotePage = '/business-website-pricing/quote/?plan=startup';
    scenario(
      '§2.16 a quote without JavaScript announces its labels and its summary',
      quotePage,
      async ({ walk, press }) => {
        const speech = [...(await press('ctrl+Home')), ...(await walk('Tab', quote.submitLabel, 40))].join(' ');
        for (const label of Object.values(forms.quote.labels)) assert.ok(speech.includes(label), label);
        assert.ok(speech.includes('Startup'), 'the plan of the address is selected');
        assert.ok(speech.includes(forms.budget.currencies), 'the choice of currency has a name');
        const summary = (await press('Return')).join(' ');
        assert.ok(summary.includes(forms.quote.summaryHeading), 'Orca reads the title of the summary page');
      },
    );

    scenario(
      '§2.16 an application without JavaScript announces its labels',
      '/careers/software-engineer/apply/#',
      async ({ walk, press }) => {
        const speech = [...(await press('ctrl+Home')), ...(await walk('Tab', forms.application.submit, 40))].join(' ');
        // The star is hidden from screen readers.
        for (const label of Object.values(forms.application.labels).map((each) => each.replace('*', '')))
          assert.ok(speech.includes(label), label);
        assert.match(speech, /required/, 'Orca reads that fields are required');
      },
    );

    scenario(
      'an application is withdrawn without JavaScript, and its two pages are announced',
      '/#/',
      async (visitor, site) => {
        const { perform, press, page } = visitor;
        const link = await applyAndRead(site);
        await perform('opens the link of the confirmation', () => page.goto(link));
        await press('h', [`${noscript.withdrawal.ask.title} heading level 1`]);
        await press('b', [`${noscript.withdrawal.button} push button`]);
        await press('Return');
        await press('h', [`${noscript.withdrawal.done.title} heading level 1`]);
      },
    );
  },
  { isScriptless: true },
);
