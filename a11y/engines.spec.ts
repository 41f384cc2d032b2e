/**
 * Proves that engines and checks report known faults, because an audit that can't fail proves nothing.
 * `voiceControl.spec.ts` and `zoom.spec.ts` contain such tests for two other checks.
 */
import type { Browser, Page } from '@playwright/test';
import { addAxe, runAxe } from './engines/axe';
import { addHtmlcs, runHtmlcs } from './engines/htmlcs';
import { measurePaintedContrast } from './engines/paintedContrast';
import { findClippedText, measureTextSpacing, measureDoubledText } from './engines/textSize';
import { freezeInMode } from './engines/mode';
import { measureTargets } from './engines/targets';
import { measureAnimations } from './engines/animations';
import { measureIndicators } from './engines/indicators';
import type { CheckResult } from './findings';
import { expect, test } from '../test/e2e/fixtures';

let sharedBrowser: Browser;
test.beforeAll(({ browser }) => {
  sharedBrowser = browser;
});

const listCodes = ({ findings }: CheckResult): string[] => findings.map(({ code }) => code);

async function runOnPage(body: string, check: (page: Page) => Promise<void>): Promise<void> {
  const page = await sharedBrowser.newPage({ viewport: { width: 320, height: 400 } });
  await page.setContent(`<!doctype html><html lang="en"><title>Page</title><body style="margin:0">${body}`);
  await check(page);
  await page.close();
}

test('1.1.1 axe and HTML_CodeSniffer report an image without alternative text', { tag: '@once' }, () =>
  runOnPage('<img src="data:," width="50" height="50">', async (page) => {
    await addAxe(page);
    await addHtmlcs(page);
    expect(listCodes(await runAxe(page, 'light')).includes('image-alt')).toBeTruthy();
    expect(listCodes(await runHtmlcs(page, 'light')).some((code) => code.includes('1_1_1'))).toBeTruthy();
  }),
);

test('1.4.6 axe reports grey text on white in light colours, but not in forced colours', { tag: '@once' }, () =>
  runOnPage('<p style="color:#666">Pale words</p>', async (page) => {
    await addAxe(page);
    expect(listCodes(await runAxe(page, 'light')).includes('color-contrast-enhanced')).toBeTruthy();
    await freezeInMode(page, 'forced colours');
    expect(listCodes(await runAxe(page, 'forced colours')).includes('color-contrast-enhanced')).toBe(false);
  }),
);

test(
  '1.4.6 measurePaintedContrast measures text on gradients and under transparent or floating elements, but not covered text',
  { tag: '@once' },
  () =>
    runOnPage(
      `<p id="a" style="background:linear-gradient(#000,#000);color:#fff">White on black</p>
     <p id="b" style="background:linear-gradient(#777,#777);color:#777">Grey on grey</p>
     <div style="position:relative"><p id="d" style="color:#767676">Under glass</p><span style="position:absolute;inset:0"></span></div>
     <p id="e" style="color:#000">Under a list</p><div role="listbox" style="position:relative;top:-25px;height:12px;background:#555"></div>
     <p id="c">Covered</p><div style="position:relative;top:-45px;height:45px;background:#fff"></div>`,
      async (page) => {
        expect(await measurePaintedContrast(page, '#a', 'light')).toBe(21);
        expect(await measurePaintedContrast(page, '#b', 'light')).toBe(1);
        expect(await measurePaintedContrast(page, '#c', 'light')).toBe('unseen');
        expect(await measurePaintedContrast(page, '#d', 'light')).toBe(4.54);
        expect(await measurePaintedContrast(page, '#e', 'light')).toBe(21);
      },
    ),
);

test(
  '2.5.5 measureTargets reports a target of 30 px, and accepts 44 px, an enlarged press area and an inline link',
  { tag: '@once' },
  () =>
    runOnPage(
      `<style>button { border: 0; padding: 0 } #area { position: relative } #area::after { content: ''; inset: -12px; position: absolute }</style>
     <button style="width:30px;height:44px">a</button><br><button style="width:44px;height:44px">b</button><br><br>
     <button id="area" style="width:24px;height:24px;margin:20px">c</button>
     <p>Some words and <a href="#x">a link</a> in a sentence.</p>`,
      async (page) => {
        const { findings, passes } = await measureTargets(page);
        expect(findings.map(({ summary }) => summary)).toEqual(['30.0 × 44.0 px']);
        expect(passes).toBe(3);
      },
    ),
);

test(
  '1.4.12 1.4.4 the checks of text spacing and text size report text that its box cuts off, and a page that is too wide',
  { tag: '@once' },
  () =>
    runOnPage(
      `<p id="tight" style="font:1rem/2 monospace;margin:0;width:250px;height:64px;overflow:hidden;white-space:nowrap">Words that just fit in it</p>
     <p style="font-size:1rem">Words that have all the room they need</p>`,
      async (page) => {
        const checkTightBox = ({ findings }: CheckResult, code: string) =>
          expect(findings).toEqual([expect.objectContaining({ code, context: expect.stringContaining('id="tight"') })]);
        expect((await findClippedText(page)).faults).toEqual([]);
        checkTightBox(await measureTextSpacing(page), '1.4.12');
        checkTightBox(await measureDoubledText(page), '1.4.4');
        await page.setContent('<body style="margin:0"><p style="width:15rem">Words</p>');
        expect((await measureDoubledText(page)).findings).toEqual([
          expect.objectContaining({ code: '1.4.4', summary: 'the page is 480 px wide in a window of 320 px' }),
        ]);
      },
    ),
);

test('2.3.3 measureAnimations reports a transition that still runs with reduced motion', { tag: '@once' }, () =>
  runOnPage(
    `<style>p { transition: color 1s } @media (prefers-reduced-motion: reduce) { #still { transition: none } }</style>
     <p id="still">Still</p><p id="moving">Moving</p>`,
    async (page) => {
      await freezeInMode(page, 'reduced motion');
      const { findings } = await measureAnimations(page);
      expect(findings.map(({ context }) => context)).toEqual(['<p id="moving">Moving</p>']);
    },
  ),
);

test(
  '1.4.1 1.4.11 measureIndicators counts visible state indicators, and reports an invisible one on each page that contains it',
  { tag: '@once' },
  async () => {
    const body = `<style>button { background: #fff; border: 1px solid } .seen { border-style: dashed } .unseen { background: #036 }
      .seen:not([aria-current], [aria-selected], [aria-pressed], [aria-checked], [aria-invalid]) { border-style: solid }
      #covered { position: fixed; inset: 100px 0 0; background: Canvas }</style>
     <button class="seen" aria-pressed="true">a</button> <button class="unseen" aria-pressed="true">b</button>
     <button class="seen" aria-current="page">c</button> <button class="seen" role="tab" aria-selected="true">d</button>
     <button class="seen" role="radio" aria-checked="true">e</button> <input class="seen" aria-invalid="true">
     <p style="margin-top:120px"><button aria-expanded="true" aria-pressed="true">f</button></p><div id="covered"></div>`;
    for (const visit of ['first', 'second'])
      await runOnPage(body, async (page) => {
        await freezeInMode(page, 'forced colours');
        const { findings, passes } = await measureIndicators(page);
        expect({ visit, passes, unseen: findings.map(({ context }) => context) }).toEqual({
          visit,
          passes: 5,
          unseen: ['"" <button class="unseen"> aria-pressed'],
        });
      });
  },
);
