import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launch, type Page } from 'puppeteer-core';
import type { Engine, EngineOptions, Tab } from './engine';
import { collectErrors } from './collectErrors';
import { findInPage, startScreen, type Screen } from './screen';

/** The path of Firefox in Debian's package. */
const FIREFOX_PATH = '/usr/bin/firefox-esr';

function createTab(page: Page, screen: Screen, javaScriptEnabled: boolean): Tab {
  const pageErrors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && pageErrors.push(`console: ${message.text()}`));
  // Firefox also reports violations of the Content Security Policy as page errors.
  page.on('pageerror', (error) => pageErrors.push(`uncaught: ${String(error)}`));
  const evaluate = page.evaluate.bind(page) as Tab['evaluate'];
  return {
    evaluate,
    // puppeteer's `page.url()` does not change when Firefox shows a page from its back/forward cache.
    readUrl: () => evaluate(() => window.location.href),
    goTo: async (url) => void (await page.goto(url)),
    // A script goes back in the history, because puppeteer's command would time out: Firefox sends no load event for a
    // page from its back/forward cache.
    goBack: () => evaluate(() => window.history.back()),
    goForward: () => evaluate(() => window.history.forward()),
    reload: async () => void (await page.reload()),
    pressKey: (key) => page.keyboard.press(key),
    typeText: (text) => page.keyboard.type(text),
    moveTo: async ({ x, y }) => {
      // The pointer must move, because on a new page no element matches `:hover` until the pointer has moved.
      await page.mouse.move(0, 0);
      await page.mouse.move(x, y);
    },
    click: ({ x, y }) => page.mouse.click(x, y),
    doubleClick: ({ x, y }) => page.mouse.click(x, y, { count: 2 }),
    chooseFile: async (selector, file) => {
      const input = await page.$<'input'>(selector as 'input');
      if (!input) throw new Error(`No element matches ${selector}`);
      await input.uploadFile(file);
    },
    swipe: async (from, to) => {
      const touch = await page.touchscreen.touchStart(from.x, from.y);
      for (const fraction of [0.25, 0.5, 0.75, 1])
        await touch.move(from.x + (to.x - from.x) * fraction, from.y + (to.y - from.y) * fraction);
      await touch.end();
    },
    findText: (text) => findInPage(screen, { evaluate }, text),
    print: () => page.pdf({ format: 'A4' }),
    listPageErrors: async () => {
      const collectedErrors = javaScriptEnabled ? await evaluate(() => window.collectedErrors ?? null) : [];
      if (!collectedErrors) throw new Error('collectErrors() did not run in this document');
      return [...collectedErrors, ...pageErrors];
    },
    close: () => page.close(),
  };
}

/** Starts Firefox ESR with WebDriver BiDi, in a window, because headless Firefox has no find bar and no hover. */
export async function startFirefox({ javaScriptEnabled }: EngineOptions): Promise<Engine> {
  const screen = await startScreen();
  // The suite creates the profile itself. puppeteer would delete its own profile while Firefox still writes to it, and
  // the suite would fail.
  const profileFolder = await mkdtemp(path.join(tmpdir(), 'firefox-'));
  const browser = await launch({
    browser: 'firefox',
    executablePath: FIREFOX_PATH,
    headless: false,
    userDataDir: profileFolder,
    env: { ...process.env, DISPLAY: screen.display },
    extraPrefsFirefox: { 'javascript.enabled': javaScriptEnabled },
  });
  return {
    open: async (url, size) => {
      const page = await browser.newPage();
      const tab = createTab(page, screen, javaScriptEnabled);
      await page.evaluateOnNewDocument(`(${collectErrors})(window)`);
      await page.setViewport(size);
      await page.goto(url);
      return tab;
    },
    stop: async () => {
      await browser.close();
      await screen.stop();
      await rm(profileFolder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}
