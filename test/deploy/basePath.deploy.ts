import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { pages } from '#site/pages';
import { launchBrowser } from '../../scripts/chromium';
import { findPageOfKind } from '../../src/site/pages';
import { waitForItems, waitUntilHydrated, serveSite, collectPageErrors, type ServedSite } from '../e2e/harness';
import { fillContactFields, getContactConfirmation, sendContactForm } from '../e2e/formActions';
import { runBuild } from './build';

const CONTACT_PATH = findPageOfKind(pages, 'contact')?.path ?? '/';

let folder: string;
let dist: string;
let site: ServedSite;
const getOutputFolders = () => ({ DIST_DIR: dist, DIST_SERVER_DIR: path.join(folder, 'dist-server') });
before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'base-'));
  dist = path.join(folder, 'dist');
  // This base path has no slash at its start or end, because operators often omit these slashes. Despite the dot in
  // this path, the site must not treat its pages as files.
  const { code, output } = await runBuild({
    BASE_PATH: 'our/site.v2',
    HSTS_SUBDOMAINS: 'on',
    FLAGS_HOST: 'https://flags.example/w20',
    ...getOutputFolders(),
  });
  assert.equal(code, 0, output);
  site = await serveSite({ DIST_DIR: dist, MIN_FORM_AGE_MS: '0' });
});
after(async () => {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
});

test('§6 BASE_PATH: pages and hash routes of a site in a sub-folder request only files in that folder', async (t) => {
  const browser = await launchBrowser();
  t.after(() => browser.close());
  const page = await browser.newPage();
  const pageErrors = collectPageErrors(page);
  const responseLines: string[] = [];
  page.on('response', (response) => responseLines.push(`${response.status()} ${new URL(response.url()).pathname}`));
  await page.goto(`${site.url}/our/site.v2${CONTACT_PATH}/`);
  await waitUntilHydrated(page);
  assert.equal(page.url(), `${site.url}/our/site.v2/#${CONTACT_PATH}`);
  const link = page.getByRole('contentinfo').getByRole('link').first();
  assert.match((await link.getAttribute('href')) ?? '', /^\/our\/site\.v2\/#\//);
  await link.click();
  await page.locator('main h1').waitFor();
  await page.waitForLoadState('networkidle');
  assert.ok(responseLines.length > 5);
  assert.deepEqual(
    responseLines.filter((responseLine) => !/^(2|30)\d+ \/our\/site\.v2\//.test(responseLine)),
    [],
  );
  assert.deepEqual(pageErrors, []);
});

test('§6 BASE_PATH: a form in a sub-folder works without JavaScript, and its action URL redirects to the form page', async (t) => {
  const browser = await launchBrowser();
  t.after(() => browser.close());
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${site.url}/our/site.v2${CONTACT_PATH}/`);
  await fillContactFields(page.getByRole('main'));
  await sendContactForm(page.getByRole('main'));
  await getContactConfirmation(page).waitFor();
  await waitForItems(site.readRows, 1);
  await page.goto(`${site.url}/our/site.v2/api/submissions/contacts?form=${CONTACT_PATH}`);
  assert.equal(page.url(), `${site.url}/our/site.v2${CONTACT_PATH}/`);
});

/** Cloudflare Pages accepts at most this number of rules in `_headers`. */
const MAX_HEADER_RULES = 100;

test(`§6 BASE_PATH: _headers has at most ${MAX_HEADER_RULES} rules, and every rule applies to the sub-folder`, async () => {
  const rules = (await readFile(path.join(dist, '_headers'), 'utf8')).split('\n').filter((line) => /^\S/.test(line));
  assert.ok(rules.length > 5 && rules.length <= MAX_HEADER_RULES, `${rules.length} rules`);
  assert.deepEqual(
    rules.filter((rule) => !rule.startsWith('/our/site.v2/')),
    [],
  );
});

test('§6 HSTS_SUBDOMAINS: the headers for static hosts and for nginx include sub-domains', async () => {
  for (const file of [path.join(dist, '_headers'), path.join(folder, 'dist-server/nginx/headers.conf')])
    assert.match(await readFile(file, 'utf8'), /Strict-Transport-Security:? "?max-age=31536000; includeSubDomains\b/);
});

test('§7.3 FLAGS_HOST: the policy of nginx allows pictures from the flag host', async () => {
  const headers = await readFile(path.join(folder, 'dist-server/nginx/headers.conf'), 'utf8');
  assert.match(headers, /; img-src 'self' data: https:\/\/flags\.example;/);
});

test('§6 HSTS_SUBDOMAINS: an invalid value stops the build with a one-line error', async () => {
  const { code, output } = await runBuild({ HSTS_SUBDOMAINS: 'yes', ...getOutputFolders() });
  assert.equal(output, "HSTS_SUBDOMAINS must be 'off' or 'on', not 'yes'\n");
  assert.equal(code, 1);
});
