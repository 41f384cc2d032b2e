import assert from 'node:assert/strict';
import { cp, mkdtemp, readFile, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { Browser, Page } from '@playwright/test';
import { words } from '#site/words/controls';
import { words as forms } from '#site/words/forms';
import { pages } from '#site/pages';
import { readKeptAssets } from '../../scripts/build/keptAssets';
import { launchBrowser } from '../../scripts/chromium';
import { findPageOfKind } from '../../src/site/pages';
import { goTo, serveSite, collectPageErrors, type ServedSite } from '../e2e/harness';
import { runBuild } from './build';
import { copyFirm, type FirmCopy } from './firmCopy';

const TITLE = forms.contact.title;
const NEW_TITLE = `${TITLE} 2`;
const TYPED = 'Text that was typed before the upgrade.';
const CONTACT = findPageOfKind(pages, 'contact')?.path ?? '/';
const NEXT_PAGE = findPageOfKind(pages, 'text')?.path ?? '/';

let folder: string;
let served: string;
let firm: FirmCopy;
let site: ServedSite;
let browser: Browser;
interface Tab {
  page: Page;
  complaints: string[];
}
/** Tabs opened before the upgrade, one for each test that uses a tab after it. */
let tabs: Tab[];

/** Opens a page with a form in a new context and types a message. The dialog's code is not loaded yet. */
async function openTab(): Promise<Tab> {
  const page = await browser.newPage();
  const complaints = collectPageErrors(page);
  await goTo(page, site.url, CONTACT);
  await message(page).fill(TYPED);
  return { page, complaints };
}
const message = (page: Page) => page.getByRole('main').locator('textarea');
const openDialog = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: words.contact }).click();
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const tab = (at: number): Tab => {
  const found = tabs[at];
  assert.ok(found);
  return found;
};

/** Waits until the running server serves another home page than `old`. */
async function waitForUpgrade(old: string): Promise<void> {
  while ((await home()) === old) await new Promise((resolve) => setTimeout(resolve, 100));
}
/** Returns the output folders for the builds of this suite. */
const folders = () => ({ DIST_DIR: served, DIST_SERVER_DIR: path.join(folder, 'dist-server') });
const home = async () => (await fetch(site.url)).text();

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'upgrade-'));
  served = path.join(folder, 'dist');
  await cp('dist', served, { recursive: true });
  firm = await copyFirm();
  site = await serveSite({ DIST_DIR: served });
  browser = await launchBrowser();
  tabs = [await openTab(), await openTab(), await openTab()];
});
after(async () => {
  await browser.close();
  await site.stop();
  await firm.remove();
  await rm(folder, { recursive: true, force: true });
});

describe('an upgrade of a site in use', () => {
  test('§8 a dialog that fails to load shows an alert, whose retry button loads it once the connection is back', async () => {
    const { page } = tab(0);
    await page.route('**/assets/**', (route) => route.abort());
    await openDialog(page);
    const alert = page.getByRole('alertdialog', { name: words.chunkError.title });
    await alert.waitFor();
    await page.unroute('**/assets/**');
    await alert.getByRole('button', { name: words.chunkError.retry }).click();
    await dialog(page, TITLE).waitFor();
  });

  test('§6 a failed build does not change the served site', async () => {
    const [{ ino }, page] = await Promise.all([stat(served), home()]);
    // Every build's script contains this text, and the build refuses to publish the provider's key.
    const { code, said } = await runBuild({ ...folders(), MAIL_API_KEY: 'website#bundler' });
    assert.notEqual(code, 0);
    assert.match(said, /contains MAIL_API_KEY, which every visitor could read/);
    assert.equal((await stat(served)).ino, ino);
    assert.equal(await readFile(path.join(served, 'index.html'), 'utf8'), page);
  });

  test('§6 the server serves a new build without a restart, and open tabs keep their assets', async () => {
    const old = await home();
    const contact = { ...forms.contact, title: NEW_TITLE };
    await firm.write('words/forms.ts', `export const words = ${JSON.stringify({ ...forms, contact })};`);
    const { code, said } = await runBuild({ ...folders(), SITE: firm.folder });
    assert.equal(code, 0, said);
    await waitForUpgrade(old);
    const fresh = await openTab();
    await openDialog(fresh.page);
    await dialog(fresh.page, NEW_TITLE).waitFor();
    await fresh.page.close();
    await openDialog(tab(1).page);
    await dialog(tab(1).page, TITLE).waitFor();
    assert.deepEqual(tab(1).complaints, []);
  });

  test('§6 a page shows an alert about a deleted asset, and the next page is from the new build and keeps the entries', async () => {
    await deleteKeptAssets();
    const { page } = tab(2);
    await openDialog(page);
    const alert = page.getByRole('alertdialog', { name: words.renewed.title });
    await alert.waitFor();
    await alert.getByRole('button', { name: words.close }).click();
    assert.equal(await message(page).inputValue(), TYPED);
    const loaded = () => page.evaluate(() => performance.timeOrigin);
    const first = await loaded();
    await page.evaluate((route) => (window.location.hash = route), NEXT_PAGE);
    await page.waitForFunction((origin) => performance.timeOrigin !== origin && !window.siteStart, first);
    assert.equal(new URL(page.url()).hash, `#${NEXT_PAGE}`);
    await openDialog(page);
    await dialog(page, NEW_TITLE).waitFor();
    await page.keyboard.press('Escape');
    await page.evaluate((route) => (window.location.hash = route), CONTACT);
    await message(page).waitFor();
    assert.equal(await message(page).inputValue(), TYPED);
  });
});

/** Removes the kept files of the previous build, as the first build after a week does. */
async function deleteKeptAssets(): Promise<void> {
  const next = `${served}.next`;
  const kept = Object.keys(await readKeptAssets(served));
  assert.ok(kept.length > 0);
  await cp(served, next, { recursive: true });
  for (const name of kept) await rm(path.join(next, 'assets', name));
  await rename(served, `${served}.old`);
  await rename(next, served);
  const gone = `${site.url}/assets/${kept.find((name) => name.endsWith('.js'))}`;
  while ((await fetch(gone)).status !== 404) await new Promise((resolve) => setTimeout(resolve, 100));
}
