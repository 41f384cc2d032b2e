/** What is heard where no script runs: the pages, and what stands in place of a form. */
import assert from 'node:assert/strict';
import { firm } from '#site/firm';
import { inEveryBrowser } from '../../../a11y/orca/suite';

inEveryBrowser(
  (scenario) => {
    scenario('the form’s page without JavaScript', '/contact/#', async ({ walk, press }) => {
      const said = [...(await press('ctrl+Home')), ...(await walk('Down', 'Quick links', 80))].join(' ');
      assert.match(said, /forms do not/);
      assert.match(said, new RegExp(firm.inbox));
      assert.doesNotMatch(said, /push button/, 'nothing is offered that only a script would answer');
    });
  },
  { isScriptless: true },
);
