import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServerFixture } from './testing/serve';
import { contact, submit } from './testing/submit';

let place: Awaited<ReturnType<typeof createServerFixture>>;
let url: string;
beforeAll(async () => {
  place = await createServerFixture();
  const dist = join(place.path, 'dist');
  await writeFile(join(dist, 'csp.json'), '{"base":"/folder/","style":[],"script":[]}');
  await mkdir(join(dist, 'about'));
  await writeFile(join(dist, 'about/index.html'), 'About');
  url = (await place.serve().started).replace(/\/folder$/, '');
});

const get = async (path: string) => {
  const answer = await fetch(url + path, { redirect: 'manual' });
  return { status: answer.status, location: answer.headers.get('Location'), text: await answer.text() };
};

test('§6 the server serves a site below the base path of its build', async () => {
  expect(await get('/folder/')).toMatchObject({ status: 200, text: expect.stringContaining('Home') });
  expect(await get('/folder/about/')).toMatchObject({ status: 200, text: 'About' });
  expect(await get('/folder/about?a=b')).toMatchObject({ status: 308, location: '/folder/about/?a=b' });
  expect(await get('/folder?a=b')).toMatchObject({ status: 308, location: '/folder/?a=b' });
  expect(await get('/')).toMatchObject({ status: 308, location: '/folder/' });
  expect(await get('/about/')).toMatchObject({ status: 404 });
  expect(await get('/folders/about/')).toMatchObject({ status: 404 });
  expect(await get('/healthz')).toMatchObject({ status: 200 });
});

test('§6 site-config.json contains the relay URL below the base path, and the relay accepts forms at that URL', async () => {
  const { submission } = (await (await fetch(`${url}/folder/site-config.json`)).json()) as {
    submission: { relay: { url: string } };
  };
  expect(submission.relay.url).toBe('/folder/api/submissions');
  expect((await submit(`${url}/folder`, 'contacts', contact())).status).toBe(202);
  expect((await submit(`${url}/folder`, 'contacts', contact({ message: '' }))).status).toBe(422);
});
