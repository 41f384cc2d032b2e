/** Orca's speech without scripts: a form and its errors. */
import assert from 'node:assert/strict';
import { common as quote } from '#site/quote';
import { words as forms } from '#site/words/forms';
import { words as messages } from '#site/words/messages';
import { inEveryBrowser } from '../../../a11y/orca/suite';

inEveryBrowser(
  (scenario) => {
    scenario('the form’s page without JavaScript', '/contact/#', async ({ walk, press }) => {
      // The test uses Tab, because line by line Orca calls Firefox's labels 'clickable', as on any page.
      const said = [...(await press('ctrl+Home')), ...(await walk('Tab', forms.contact.submit, 40))].join(' ');
      for (const label of Object.values(forms.contact.labels)) assert.ok(said.includes(label), label);
      assert.doesNotMatch(said, new RegExp(forms.shared.honeypot), 'nobody hears what only bots fill in');
    });

    scenario('the form sent empty without JavaScript', '/contact/#', async ({ walk, press }) => {
      await walk('Tab', forms.contact.submit, 40);
      const arrived = (await press('Return')).join(' ');
      const said = [arrived, ...(await walk('Tab', messages.message.missing, 40))].join(' ');
      assert.match(said, /Error/);
      for (const message of [messages.name.missing, messages.email.missing]) assert.ok(said.includes(message), message);
    });

    const quotePage = '/business-website-pricing/quote/?plan=startup';
    scenario('the page of a plan’s quote without JavaScript, and its summary', quotePage, async ({ walk, press }) => {
      const said = [...(await press('ctrl+Home')), ...(await walk('Tab', quote.submitLabel, 40))].join(' ');
      for (const label of Object.values(forms.quote.labels)) assert.ok(said.includes(label), label);
      assert.ok(said.includes('Startup'), 'the plan of the address is chosen');
      assert.ok(said.includes(forms.budget.currencies), 'what the budget is in has a name');
      const summary = (await press('Return')).join(' ');
      assert.ok(summary.includes(forms.quote.summaryHeading), 'another page, by its title');
    });

    scenario(
      'the page of a job’s application without JavaScript',
      '/careers/software-engineer/apply/#',
      async ({ walk, press }) => {
        const said = [...(await press('ctrl+Home')), ...(await walk('Tab', forms.application.submit, 40))].join(' ');
        // The star is hidden from screen readers.
        for (const label of Object.values(forms.application.labels).map((each) => each.replace('*', '')))
          assert.ok(said.includes(label), label);
        assert.match(said, /required/, 'what must be given says so');
      },
    );
  },
  { isScriptless: true },
);
