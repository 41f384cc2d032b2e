import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { after, before, test } from 'node:test';
import type { Browser, Page } from '@playwright/test';
import { pages } from '#site/pages';
import { launchBrowser } from '../../scripts/chromium';
import { findPageOfKind } from '../../src/site/pages';
import { findFreePort } from '../setup/freePort';
import { copyFirm, type FirmCopy } from './firmCopy';

/** The longest wait for webpack on a busy machine, in milliseconds. */
const BUILD_TIMEOUT_MS = 120_000;
const NEW_COLOUR = { hex: '#abcdef', computed: 'rgb(171, 205, 239)' };

let firmCopy: FirmCopy;
let browser: Browser;
before(async () => {
  firmCopy = await copyFirm();
  await mkdir(path.join(firmCopy.folder, 'data'));
  browser = await launchBrowser();
});
after(async () => {
  await browser.close();
  await firmCopy.remove();
});

/**
 * Starts the command of `npm run dev` on free ports. The promise `buildResult` resolves with 'built' after the first
 * successful build. If the command ends earlier, the promise resolves with 'exit' and the exit code.
 */
async function startDevServer() {
  const port = await findFreePort();
  const devProcess = spawn(process.execPath, ['scripts/command.cjs', 'dev'], {
    env: {
      ...process.env,
      SITE: firmCopy.folder,
      PORT: String(port),
      RELAY_PORT: String(await findFreePort()),
      DATA_DIR: path.join(firmCopy.folder, 'data'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exitPromise = new Promise<number | null>((resolve) => devProcess.once('exit', resolve));
  const firstBuildPromise = new Promise<string>((resolve) => {
    devProcess.stdout.on('data', (text: Buffer) => String(text).includes('compiled successfully') && resolve('built'));
  });
  return {
    url: `http://localhost:${port}`,
    buildResult: Promise.race([firstBuildPromise, exitPromise.then((code) => `exit ${code}`)]),
    stop: async () => {
      devProcess.kill('SIGTERM');
      await exitPromise;
    },
  };
}

const readBackground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('npm run dev serves the site and the relay, and updates the open page when a text or a colour changes', async (t) => {
  const startTime = performance.now();
  const devServer = await startDevServer();
  try {
    assert.equal(await devServer.buildResult, 'built');
    const page = await browser.newPage();
    page.setDefaultTimeout(BUILD_TIMEOUT_MS);
    const pageErrors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && pageErrors.push(message.text()));
    page.on('pageerror', (error) => pageErrors.push(error.message));
    const content = (await findPageOfKind(pages, 'not-found')?.content())?.default as { text: string };
    await page.goto(`${devServer.url}/#/no-such-page`);
    await page.getByText(content.text).first().waitFor();
    t.diagnostic(`first page after ${((performance.now() - startTime) / 1000).toFixed(1)} s`);
    assert.equal((await page.request.get(`${devServer.url}/__dev/sheet`)).status(), 200);

    await firmCopy.replaceText(content.text, 'A text that was edited meanwhile.');
    await page.getByText('A text that was edited meanwhile.').waitFor();
    assert.notEqual(await readBackground(page), NEW_COLOUR.computed);
    await firmCopy.setColour('paper', NEW_COLOUR.hex);
    await page.waitForFunction(
      (colour) => getComputedStyle(document.body).backgroundColor === colour,
      NEW_COLOUR.computed,
    );
    assert.deepEqual(pageErrors, []);
  } finally {
    await devServer.stop();
  }
});
