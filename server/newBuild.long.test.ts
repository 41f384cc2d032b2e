import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServerFixture, getProviderVariables } from './testing/serve';

let place: Awaited<ReturnType<typeof createServerFixture>>;
beforeEach(async () => {
  place = await createServerFixture();
});

/** Replaces the served build by another one. */
async function swap(files: Record<string, string>): Promise<void> {
  const next = join(place.path, 'next');
  await mkdir(next);
  for (const [name, text] of Object.entries(files)) await writeFile(join(next, name), text);
  await rename(join(place.path, 'dist'), join(place.path, `old-${Date.now()}`));
  await rename(next, join(place.path, 'dist'));
}

async function waitFor(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 50));
}

test('§6 the server serves a new build without a restart, with the Content Security Policy of that build', async () => {
  const site = place.serve();
  const url = await site.started;
  const home = async () => (await fetch(url)).text();
  expect(await home()).toContain('Home');
  await swap({ 'index.html': 'Renewed', 'csp.json': '{"style":["sha256-bmV3"],"script":[]}' });
  await waitFor(async () => (await home()) === 'Renewed');
  expect((await fetch(url)).headers.get('Content-Security-Policy')).toContain("style-src 'self' 'sha256-bmV3'");
  expect(site.out()).toContain('"event":"site.renewed"');
});

test.each([
  ['has no home page', { 'other.html': '' }, 'no built site in'],
  ['has another base path', { 'index.html': '', 'csp.json': '{"base":"/folder/"}' }, 'BASE_PATH'],
  ['contains the key', { 'index.html': 'key-of-the-provider' }, 'would reach every visitor'],
])('§6 the server logs an error for a build that %s, and keeps the previous build', async (_what, files, reason) => {
  const site = place.serve(getProviderVariables('http://127.0.0.1:9'));
  const url = await site.started;
  await swap(files);
  await waitFor(async () => site.out().includes('"event":"site.not-renewed"'));
  expect(site.out()).toContain(reason);
  expect(await (await fetch(url)).text()).toContain('Home');
});
