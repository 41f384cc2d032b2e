/** What is heard where no script runs: the pages, and what stands in place of a form. */
import assert from 'node:assert/strict';
import { noScript } from '../../src/content/errors';
import { inEveryBrowser } from './suite';

inEveryBrowser(
  (scenario) => {
    scenario('the form’s page without JavaScript', '/contact/#', async ({ walk, press }) => {
      await press('ctrl+Home');
      const said = (await walk('Down', 'Quick links', 80)).join('\n');
      assert.match(said, new RegExp(noScript.text.slice(0, 40)));
      assert.doesNotMatch(said, /push button/, 'nothing is offered that only a script would answer');
    });
  },
  { isScriptless: true },
);
