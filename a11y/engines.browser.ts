/** The checks themselves, before a page that breaks what they look for: an audit that can't fail proves nothing. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from '@playwright/test';
import { launchBrowser } from '../scripts/chromium';
import { addAxe, runAxe } from './engines/axe';
import { addHtmlcs, runHtmlcs } from './engines/htmlcs';
import { paintedContrast } from './engines/paintedContrast';
import { measureTextSpacing, measureTwiceTheText } from './engines/roominess';
import { setMode } from './engines/still';
import { measureTargets } from './engines/targets';
import type { CheckResult } from './findings';

let browser: Browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser.close());

const codes = ({ findings }: CheckResult): string[] => findings.map(({ code }) => code);

async function withPage(body: string, look: (page: Page) => Promise<void>): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 320, height: 400 } });
  await page.setContent(`<!doctype html><html lang="en"><title>Page</title><body style="margin:0">${body}`);
  await look(page);
  await page.close();
}

test('1.1.1 a picture without words is found by both engines', () =>
  withPage('<img src="data:," width="50" height="50">', async (page) => {
    await addAxe(page);
    await addHtmlcs(page);
    assert.ok(codes(await runAxe(page, 'light')).includes('image-alt'));
    assert.ok(codes(await runHtmlcs(page, 'light')).some((code) => code.includes('1_1_1')));
  }));

test('1.4.6 grey on white is found in light colours, and forced colours mend it', () =>
  withPage('<p style="color:#666">Pale words</p>', async (page) => {
    await addAxe(page);
    assert.ok(codes(await runAxe(page, 'light')).includes('color-contrast-enhanced'));
    await setMode(page, 'forced colours');
    assert.equal(codes(await runAxe(page, 'forced colours')).includes('color-contrast-enhanced'), false);
  }));

test('1.4.6 the painted contrast is that of the pixels: of a picture too, of nothing, and of what is covered', () =>
  withPage(
    `<p id="a" style="background:linear-gradient(#000,#000);color:#fff">White on black</p>
     <p id="b" style="background:linear-gradient(#777,#777);color:#777">Grey on grey</p>
     <div style="position:relative"><p id="d" style="color:#767676">Under glass</p><span style="position:absolute;inset:0"></span></div>
     <p id="e" style="color:#000">Under a list</p><div role="listbox" style="position:relative;top:-25px;height:12px;background:#555"></div>
     <p id="c">Covered</p><div style="position:relative;top:-45px;height:45px;background:#fff"></div>`,
    async (page) => {
      assert.equal(await paintedContrast(page, '#a', 'light'), 21);
      assert.equal(await paintedContrast(page, '#b', 'light'), 1);
      assert.equal(await paintedContrast(page, '#c', 'light'), 'unseen');
      assert.equal(await paintedContrast(page, '#d', 'light'), 4.54);
      assert.equal(await paintedContrast(page, '#e', 'light'), 21);
    },
  ));

test('2.5.5 a target of 30 px is found; one of 44 px, one whose area is larger and a link in a sentence are not', () =>
  withPage(
    `<style>button { border: 0; padding: 0 } #area { position: relative } #area::after { content: ''; inset: -12px; position: absolute }</style>
     <button style="width:30px;height:44px">a</button><br><button style="width:44px;height:44px">b</button><br><br>
     <button id="area" style="width:24px;height:24px;margin:20px">c</button>
     <p>Some words and <a href="#x">a link</a> in a sentence.</p>`,
    async (page) => {
      const { findings, passes } = await measureTargets(page, 'light');
      assert.deepEqual(
        findings.map(({ summary }) => summary),
        ['30.0 × 44.0 px'],
      );
      assert.equal(passes, 3);
    },
  ));

test('1.4.12 1.4.4 a box that does not grow cuts its text; one that does is fine', () =>
  withPage(
    `<p style="font-size:1rem;line-height:1.2;margin:0;height:1.3em;overflow:hidden;white-space:nowrap;width:12em">Words that just fit in it</p>
     <p style="font-size:1rem">Words that have all the room they need</p>`,
    async (page) => {
      assert.deepEqual(codes(await measureTextSpacing(page, 'light')), ['1.4.12']);
      assert.ok(codes(await measureTwiceTheText(page, 'light')).includes('1.4.4'));
    },
  ));
