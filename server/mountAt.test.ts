import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { beginPost, MULTIPART_HEADERS } from './testing/rawForm';
import { createServerFixture } from './testing/serve';
import { createContact, submit } from './testing/submit';

let fixture: Awaited<ReturnType<typeof createServerFixture>>;
let url: string;
beforeAll(async () => {
  fixture = await createServerFixture();
  const distFolder = join(fixture.path, 'dist');
  await writeFile(join(distFolder, 'csp.json'), '{"base":"/folder/","style":[],"script":[]}');
  await mkdir(join(distFolder, 'about'));
  await writeFile(join(distFolder, 'about/index.html'), 'About');
  url = (await fixture.startServer().urlPromise).replace(/\/folder$/, '');
});

const fetchPage = async (path: string) => {
  const response = await fetch(url + path, { redirect: 'manual' });
  return { status: response.status, location: response.headers.get('Location'), text: await response.text() };
};

test('§6 the server serves a site below the base path of its build', async () => {
  expect(await fetchPage('/folder/')).toMatchObject({ status: 200, text: expect.stringContaining('Home') });
  expect(await fetchPage('/folder/about/')).toMatchObject({ status: 200, text: 'About' });
  expect(await fetchPage('/folder/about?a=b')).toMatchObject({ status: 308, location: '/folder/about/?a=b' });
  expect(await fetchPage('/folder?a=b')).toMatchObject({ status: 308, location: '/folder/?a=b' });
  expect(await fetchPage('/')).toMatchObject({ status: 308, location: '/folder/' });
  expect(await fetchPage('/about/')).toMatchObject({ status: 404 });
  expect(await fetchPage('/folders/about/')).toMatchObject({ status: 404 });
  expect(await fetchPage('/healthz')).toMatchObject({ status: 200 });
});

test('§6 site-config.json contains the relay URL below the base path, and the relay accepts forms at that URL', async () => {
  const { submission } = (await (await fetch(`${url}/folder/site-config.json`)).json()) as {
    submission: { relay: { url: string } };
  };
  expect(submission.relay.url).toBe('/folder/api/submissions');
  expect((await submit(`${url}/folder`, 'contacts', createContact())).status).toBe(202);
  expect((await submit(`${url}/folder`, 'contacts', createContact({ message: '' }))).status).toBe(422);
});

test('§7 the server reads a refused form of 20 MB in a subfolder completely before the 413 response', async () => {
  const byteCount = 20 * 1024 * 1024;
  const socket = beginPost(`${url}/folder`, 'contacts', { ...MULTIPART_HEADERS, 'Content-Length': byteCount });
  let isSent = false;
  socket.write(Buffer.alloc(byteCount, 'x'), () => (isSent = true));
  const [response] = (await once(socket, 'data')) as [Buffer];
  expect([isSent, String(response).slice(0, 12)]).toEqual([true, 'HTTP/1.1 413']);
});

test.each([
  ['the method TRACE', 'TRACE', '/folder/'],
  ['a password in its URL', 'GET', 'http://user:password@localhost/folder/'],
])('§7 a request with %s to a site in a subfolder gets 400', async (_title, method, path) => {
  const [response] = (await once(request(url, { method, path }).end(), 'response')) as [IncomingMessage];
  expect(response.resume().statusCode).toBe(400);
});
