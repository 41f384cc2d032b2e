/** The prerendered files as a visitor without JavaScript has them, before both engines: never worse for accessibility. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { notFoundRoute, routes } from '../src/app/routing/routes';
import { startJourney, type Site } from '../test/journeys/harness';
import { addAxe } from './engines/axe';
import { addHtmlcs } from './engines/htmlcs';
import { setMode } from './engines/still';
import { judge } from './falsePositives';
import type { Finding } from './findings';
import { HEIGHT, MODES } from './matrix';
import { loadSubjects } from '../test/subjects';
import { plainStates, type PlainState } from './states/plain';
import { lookWithEngines } from './visit';

const subjects = await loadSubjects();

const LOOKED_AT = ['light', 'dark'] as const;

let site: Site;
before(async () => {
  // This visitor types as fast as a bot.
  site = await startJourney({ MIN_FORM_AGE_MS: '0' });
});
after(() => site.stop());

/**
 * Opens a file with scripts off and lets scripts run only then, for the engines need them; the site's own stay where they
 * are, unread. What the browser keeps for visitors without scripts, their styles among it, is put back.
 */
async function openPlain(page: Page, address: string, reach?: PlainState['reach']): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setScriptExecutionDisabled', { value: true });
  await page.goto(address);
  if (reach) {
    const answered = page.waitForEvent('load');
    await reach(page);
    await answered;
  }
  await client.send('Emulation.setScriptExecutionDisabled', { value: false });
  await page.evaluate(async () => {
    // Chromium never draws the element itself while scripts may run.
    for (const element of document.querySelectorAll('noscript')) element.replaceWith(...element.childNodes);
    const styles = document.querySelector<HTMLLinkElement>('head link[href*="plain"]');
    // A page without scripts has them from the start.
    if (!styles?.sheet) await new Promise((resolve) => styles?.addEventListener('load', resolve));
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
  });
  const scripted = page.locator('button[type="button"]:visible');
  assert.equal(await scripted.count(), 0, 'nothing is offered that only a script would answer');
}

/** FP-6: here it names what only a script would answer, which is hidden, and looked at with scripts. */
const isNoReminder = ({ code }: Finding): boolean => code !== 'hidden-content';

async function audit(path: string, width: number, reach?: PlainState['reach']): Promise<void> {
  const { page, close } = await site.open({ viewport: { width, height: HEIGHT }, ...MODES.light, bypassCSP: true });
  await openPlain(page, `${site.url}${path === '/' ? '/' : `${path}/`}`, reach);
  await addAxe(page);
  await addHtmlcs(page);
  const faults: string[] = [];
  for (const mode of LOOKED_AT) {
    await setMode(page, mode);
    for (const result of await lookWithEngines(page, mode))
      faults.push(...judge({ ...result, findings: result.findings.filter(isNoReminder) }).faults);
  }
  assert.deepEqual(faults, []);
  await close();
}

describe('WCAG 2.2 A to AAA without JavaScript', { concurrency: 3 }, () => {
  for (const { path } of [...routes, notFoundRoute])
    // The phone that most people have, for the page with words on pictures.
    for (const width of path === '/' ? [320, 390, 1280] : [320, 1280])
      test(`${path} at ${width} px`, () => audit(path, width));

  for (const { name, path, reach } of plainStates(subjects))
    for (const width of [320, 1280]) test(`§2.16 ${name} at ${width} px`, () => audit(path, width, reach));
});
