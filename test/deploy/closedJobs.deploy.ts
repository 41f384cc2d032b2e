import assert from 'node:assert/strict';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { firm } from '#site/firm';
import { pages } from '#site/pages';
import { getApplyPath } from '../../src/site/formPaths';
import { findPageOfKind } from '../../src/site/pages';
import { createClient } from './httpClient';
import { runBuild } from './build';
import { startBehindNginx } from './processes';

/** A build date on which every job of the sample is closed. */
const BUILD_DAY = '2099-01-01';

const jobsPage = findPageOfKind(pages, 'jobs');
const jobPage = findPageOfKind(pages, 'job');
const addresses =
  jobPage && jobsPage
    ? [`${jobPage.path}/`, `${jobPage.path}/index.html`, `${getApplyPath(jobsPage.path, jobPage.job)}/`]
    : [];

let site: Awaited<ReturnType<typeof startBehindNginx>> | undefined;
let buildFolder: string;
let urls: readonly string[] = [];
const readBuiltFile = (name: string): Promise<string> => readFile(path.join(buildFolder, 'dist', name), 'utf8');
before(async () => {
  buildFolder = await mkdtemp(path.join(tmpdir(), 'closed-'));
  const folders = { DIST_DIR: path.join(buildFolder, 'dist'), DIST_SERVER_DIR: path.join(buildFolder, 'dist-server') };
  const { code, output } = await runBuild({ BUILD_DAY, ...folders });
  assert.equal(code, 0, output);
  // The copy replaces the built files, and keeps the installed packages of the server.
  site = await startBehindNginx(({ folder }) => cp(buildFolder, folder, { recursive: true }));
  urls = [site.relay.url, site.nginx.url];
});
after(async () => {
  await site?.stop();
  await rm(buildFolder, { recursive: true, force: true });
});

test('§2.11 relay and nginx answer 410 with a noindex page for a closed job and for its form', async () => {
  assert.ok(addresses.length > 0 && urls.length === 2);
  for (const url of urls) {
    const client = createClient(url);
    for (const address of addresses) {
      const { status, text } = await client.send({ path: address });
      assert.equal(status, 410, `${url}${address}`);
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
