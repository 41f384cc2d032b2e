import assert from 'node:assert/strict';
import { cp, mkdtemp, readFile, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { Browser, Page } from '@playwright/test';
import { firm } from '#site/firm';
import { words } from '#site/words/controls';
import { words as forms } from '#site/words/forms';
import { pages } from '#site/pages';
import { readKeptAssets } from '../../scripts/build/keptAssets';
import { launchBrowser } from '../../scripts/chromium';
import { getApplyPath } from '../../src/site/formPaths';
import { findPageOfKind } from '../../src/site/pages';
import { goTo, serveSite, collectPageErrors, type ServedSite } from '../e2e/harness';
import { waitUntil } from '../engines/wait';
import { runBuild } from './build';
import { copyFirm, type FirmCopy } from './firmCopy';
import { createClient } from './httpClient';
import { startBehindNginx } from './processes';

const OLD_TITLE = forms.contact.title;
const NEW_TITLE = `${OLD_TITLE} 2`;
const TYPED_TEXT = 'Text that was typed before the upgrade.';
const CONTACT_PATH = findPageOfKind(pages, 'contact')?.path ?? '/';
const NEXT_PATH = findPageOfKind(pages, 'text')?.path ?? '/';
/** The day of the new build, on which every job of the sample is closed. */
const BUILD_DAY = '2099-01-01';
const FLAGS_HOST = 'https://flags.example/w20';

let folder: string;
let servedFolder: string;
let firmCopy: FirmCopy;
let site: ServedSite;
let browser: Browser;
interface Tab {
  page: Page;
  pageErrors: string[];
}
/** One tab for each test that needs a tab from before the upgrade. */
let tabs: Tab[];

/**
 * Opens the contact page in a new browser context, and types a message. The browser has not loaded the code of the
 * contact dialog yet.
 */
async function openTab(): Promise<Tab> {
  const page = await browser.newPage();
  const pageErrors = collectPageErrors(page);
  await goTo(page, site.url, CONTACT_PATH);
  await getMessageField(page).fill(TYPED_TEXT);
  return { page, pageErrors };
}
const getMessageField = (page: Page) => page.getByRole('main').locator('textarea');
const openDialog = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: words.contact }).click();
const getDialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const getTab = (index: number): Tab => {
  const tab = tabs[index];
  assert.ok(tab);
  return tab;
};

/** The longest wait for a new build on the running server, in milliseconds. */
const UPGRADE_TIMEOUT_MS = 60_000;

const waitForUpgrade = (isServed: () => Promise<boolean>) =>
  waitUntil(`the server serves the new folder ${servedFolder}`, isServed, UPGRADE_TIMEOUT_MS);
/** Returns the output folders for the builds of this suite. */
const getOutputFolders = () => ({ DIST_DIR: servedFolder, DIST_SERVER_DIR: path.join(folder, 'dist-server') });
const fetchHome = async () => (await fetch(site.url)).text();

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'upgrade-'));
  servedFolder = path.join(folder, 'dist');
  await cp('dist', servedFolder, { recursive: true });
  firmCopy = await copyFirm();
  site = await serveSite({ DIST_DIR: servedFolder });
  browser = await launchBrowser();
  tabs = [await openTab(), await openTab()];
});
after(async () => {
  await browser.close();
  await site.stop();
  await firmCopy.remove();
  await rm(folder, { recursive: true, force: true });
});

describe('an upgrade of a site in use', () => {
  test('§6 a failed build does not change the served site', async () => {
    const [{ ino }, homeHtml] = await Promise.all([stat(servedFolder), fetchHome()]);
    // The scripts of every build contain this text. The build must therefore treat the API key as published, and fail.
    const { code, output } = await runBuild('build/site', { ...getOutputFolders(), MAIL_API_KEY: 'website#bundler' });
    assert.notEqual(code, 0);
    assert.match(output, /contains MAIL_API_KEY, which every visitor could read/);
    assert.equal((await stat(servedFolder)).ino, ino);
    assert.equal(await readFile(path.join(servedFolder, 'index.html'), 'utf8'), homeHtml);
  });

  test('§6 the server serves a new build without a restart, and open tabs can still load old assets', async () => {
    const oldHomeHtml = await fetchHome();
    const contact = { ...forms.contact, title: NEW_TITLE };
    await firmCopy.overwriteFile('words/forms.ts', `export const words = ${JSON.stringify({ ...forms, contact })};`);
    const siteConfig = JSON.stringify({ submission: { mode: 'relay', relay: { url: '/own/submissions' } } });
    await firmCopy.overwriteFile('site-config.json', siteConfig);
    const { code, output } = await runBuild('build/site', {
      ...getOutputFolders(),
      SITE: firmCopy.folder,
      BUILD_DAY,
      FLAGS_HOST,
    });
    assert.equal(code, 0, output);
    assert.equal(await readFile(path.join(servedFolder, 'site-config.json'), 'utf8'), siteConfig);
    assert.ok(output.includes(`The site of ‘${firm.name}’ is in `), output);
    await waitForUpgrade(async () => (await fetchHome()) !== oldHomeHtml);
    const newTab = await openTab();
    await openDialog(newTab.page);
    await getDialog(newTab.page, NEW_TITLE).waitFor();
    await newTab.page.close();
    await openDialog(getTab(0).page);
    await getDialog(getTab(0).page, OLD_TITLE).waitFor();
    assert.deepEqual(getTab(0).pageErrors, []);
  });

  test('§6 if an asset is deleted, an alert appears, and the next page loads the new build and keeps the typed text', async () => {
    await deleteKeptAssets();
    const { page } = getTab(1);
    await openDialog(page);
    const alert = page.getByRole('alertdialog', { name: words.renewed.title });
    await alert.waitFor();
    await alert.getByRole('button', { name: words.close }).click();
    assert.equal(await getMessageField(page).inputValue(), TYPED_TEXT);
    const readLoadTime = () => page.evaluate(() => performance.timeOrigin);
    const firstLoadTime = await readLoadTime();
    await page.evaluate((route) => (window.location.hash = route), NEXT_PATH);
    await page.waitForFunction(
      (oldTimeOrigin) => performance.timeOrigin !== oldTimeOrigin && !window.siteStart,
      firstLoadTime,
    );
    assert.equal(new URL(page.url()).hash, `#${NEXT_PATH}`);
    await openDialog(page);
    await getDialog(page, NEW_TITLE).waitFor();
    await page.keyboard.press('Escape');
    await page.evaluate((route) => (window.location.hash = route), CONTACT_PATH);
    await page.waitForFunction(
      (text) => document.querySelector<HTMLTextAreaElement>('main textarea')?.value === text,
      TYPED_TEXT,
    );
  });
});

/**
 * Publishes a copy of the build without the assets of the previous build, as a build after more than a week does.
 */
async function deleteKeptAssets(): Promise<void> {
  const nextFolder = `${servedFolder}.next`;
  const keptAssets = Object.keys(await readKeptAssets(servedFolder));
  assert.ok(keptAssets.length > 0);
  await cp(servedFolder, nextFolder, { recursive: true });
  for (const name of keptAssets) await rm(path.join(nextFolder, 'assets', name));
  await rename(servedFolder, `${servedFolder}.old`);
  await rename(nextFolder, servedFolder);
  const deletedAsset = `${site.url}/assets/${keptAssets.find((name) => name.endsWith('.js'))}`;
  await waitForUpgrade(async () => (await fetch(deletedAsset)).status === 404);
}

describe('a build after the last day of every job', () => {
  const jobsPage = findPageOfKind(pages, 'jobs');
  const jobPage = findPageOfKind(pages, 'job');
  const closedJobPaths =
    jobPage && jobsPage
      ? [`${jobPage.path}/`, `${jobPage.path}/index.html`, `${getApplyPath(jobsPage.path, jobPage.job)}/`]
      : [];
  const readBuiltFile = (name: string): Promise<string> => readFile(path.join(servedFolder, name), 'utf8');

  let installedSite: Awaited<ReturnType<typeof startBehindNginx>>;
  let urls: readonly string[] = [];
  before(async () => {
    // The copy replaces the built files, and keeps the installed packages of the server.
    installedSite = await startBehindNginx((installation) => cp(folder, installation.folder, { recursive: true }));
    urls = [installedSite.relay.url, installedSite.nginx.url];
  });
  after(() => installedSite.stop());

  test('§2.11 relay and nginx respond with 410 and a noindex page for a closed job and for its form', async () => {
    assert.ok(closedJobPaths.length > 0 && urls.length === 2);
    for (const url of urls) {
      const client = createClient(url);
      for (const closedJobPath of closedJobPaths) {
        const { status, text } = await client.send({ path: closedJobPath });
        assert.equal(status, 410, `${url}${closedJobPath}`);
        assert.match(text, /<meta name="robots" content="noindex">/);
        assert.ok(text.includes(`<h1>${jobPage?.title}</h1>`));
      }
      assert.equal((await client.send({ path: `${jobsPage?.path}/nobody/` })).status, 404);
      client.close();
    }
  });

  test('§2.11 the site map omits closed jobs, and their pages and the job list have no JobPosting data', async () => {
    const sitemap = await readBuiltFile('sitemap.xml');
    assert.ok(sitemap.includes(`${jobsPage?.path}/</loc>`) && !sitemap.includes(`${jobPage?.path}/`));
    for (const page of [jobsPage, jobPage])
      assert.ok(!(await readBuiltFile(`${page?.path}/index.html`)).includes('JobPosting'));
  });

  test('§7.3 FLAGS_HOST: the policy of nginx allows pictures from the flag host', async () => {
    const headers = await readFile(path.join(folder, 'dist-server/nginx/headers.conf'), 'utf8');
    assert.match(headers, /; img-src 'self' data: https:\/\/flags\.example;/);
  });

  test('RFC 9116 relay and nginx serve security.txt as text, with an expiry within a year of the build', async () => {
    for (const url of urls) {
      const client = createClient(url);
      const { status, headers, text } = await client.send({ path: '/.well-known/security.txt' });
      assert.equal(status, 200);
      assert.equal(headers['content-type'], 'text/plain; charset=utf-8');
      assert.ok(text.startsWith(`Contact: mailto:${firm.inbox}\nExpires: 2099-12-31T00:00:00.000Z\n`), text);
      client.close();
    }
  });
});
