import { isFileGone, isBuildOutdated } from './outdatedBuild';

const chunkLoadError = { name: 'ChunkLoadError', request: 'http://localhost/assets/dialog.1234abcd.js' };
const mockFetch = (respond: () => Promise<Response>) => jest.spyOn(globalThis, 'fetch').mockImplementation(respond);
const createResponder = (status: number, type: string) => async () =>
  new Response(null, { status, headers: { 'Content-Type': type } });

// The order of the tests matters, because `isBuildOutdated()` stays true after the first missing file.
test.each([
  ['the file exists', createResponder(200, 'text/javascript')],
  ['the server responds with 503', createResponder(503, 'text/plain')],
  ['a proxy responds with 502 and an HTML page', createResponder(502, 'text/html')],
  ['the server does not respond', () => Promise.reject(new TypeError('Failed to fetch'))],
])('§8 after a failed download, the build counts as unchanged when %s', async (_title, respond) => {
  mockFetch(respond);
  expect(await isFileGone(chunkLoadError)).toBe(false);
  expect(isBuildOutdated()).toBe(false);
});

test('§8 `isFileGone` sends no request for an error that names no file', async () => {
  const fetchSpy = mockFetch(createResponder(404, 'text/plain'));
  expect(await isFileGone(new Error('Loading chunk 9 failed'))).toBe(false);
  expect(fetchSpy).not.toHaveBeenCalled();
});

test.each([
  ['404', createResponder(404, 'text/html')],
  ['410', createResponder(410, 'text/plain')],
  ['200 with an HTML page', createResponder(200, 'text/html; charset=utf-8')],
])('§8 a response of %s to the request for a script means that the site has a new build', async (_title, respond) => {
  mockFetch(respond);
  expect(await isFileGone(chunkLoadError)).toBe(true);
  expect(isBuildOutdated()).toBe(true);
});
