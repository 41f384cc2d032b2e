import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getProviderVariables } from './testing/providerVariables';
import { createServerFixture } from './testing/serve';
import { waitUntil } from './testing/waitUntil';

let fixture: Awaited<ReturnType<typeof createServerFixture>>;
beforeEach(async () => {
  fixture = await createServerFixture();
});

/** Replaces the served build with another build. */
async function replaceBuild(files: Record<string, string>): Promise<void> {
  const nextFolder = join(fixture.path, 'next');
  await mkdir(nextFolder);
  for (const [name, text] of Object.entries(files)) await writeFile(join(nextFolder, name), text);
  await rename(join(fixture.path, 'dist'), join(fixture.path, `old-${Date.now()}`));
  await rename(nextFolder, join(fixture.path, 'dist'));
}

test('§6 the server serves a new build without a restart, with the Content Security Policy of that build', async () => {
  const server = fixture.startServer();
  const url = await server.urlPromise;
  const fetchHomePage = async () => (await fetch(url)).text();
  expect(await fetchHomePage()).toContain('Home');
  await replaceBuild({ 'index.html': 'Renewed', 'csp.json': '{"style":["sha256-bmV3"],"script":[]}' });
  await waitUntil(async () => (await fetchHomePage()) === 'Renewed');
  expect((await fetch(url)).headers.get('Content-Security-Policy')).toContain("style-src 'self' 'sha256-bmV3'");
  expect(server.getOutput()).toContain('"event":"site.renewed"');
});

test('§6 the server serves a build that is copied into a new folder as soon as the copy is complete', async () => {
  const server = fixture.startServer();
  const url = await server.urlPromise;
  await replaceBuild({ 'other.html': '' });
  await waitUntil(async () => server.getOutput().includes('"event":"site.not-renewed"'));
  await writeFile(join(fixture.path, 'dist', 'index.html'), 'Renewed');
  await waitUntil(async () => (await (await fetch(url)).text()) === 'Renewed');
});

test('§6 after a valid build, the server again logs an error that it has already logged', async () => {
  const server = fixture.startServer();
  const url = await server.urlPromise;
  const countErrors = () => server.getOutput().split('"event":"site.not-renewed"').length - 1;
  await replaceBuild({ 'other.html': '' });
  await waitUntil(async () => countErrors() === 1);
  await replaceBuild({ 'index.html': 'Renewed' });
  await waitUntil(async () => (await (await fetch(url)).text()) === 'Renewed');
  await replaceBuild({ 'other.html': '' });
  await waitUntil(async () => countErrors() === 2);
});

test.each([
  ['has no home page', { 'other.html': '' }, 'no built site in'],
  ['has another base path', { 'index.html': '', 'csp.json': '{"base":"/folder/"}' }, 'BASE_PATH'],
  ['contains the key of the mail provider', { 'index.html': 'key-of-the-provider' }, 'would reach every visitor'],
])('§6 the server logs an error for a build that %s, and keeps the previous build', async (_title, files, reason) => {
  const server = fixture.startServer(getProviderVariables('http://127.0.0.1:9'));
  const url = await server.urlPromise;
  await replaceBuild(files);
  await waitUntil(async () => server.getOutput().includes('"event":"site.not-renewed"'));
  expect(server.getOutput()).toContain(reason);
  expect(await (await fetch(url)).text()).toContain('Home');
});
