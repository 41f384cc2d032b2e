import { isGone, isRenewed } from './renewal';

const failure = { name: 'ChunkLoadError', request: 'http://localhost/assets/dialog.1234abcd.js' };
const answers = (answer: () => Promise<Response>) => jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
const file = (status: number, type: string) => async () =>
  new Response(null, { status, headers: { 'Content-Type': type } });

afterEach(() => jest.restoreAllMocks());

// The order matters: once the site is known to be renewed, it stays so.
test.each([
  ['the file is there: it was the connection', file(200, 'text/javascript')],
  ['the server is in trouble: it may pass', file(503, 'text/plain')],
  ['nobody answers', () => Promise.reject(new TypeError('Failed to fetch'))],
])('§8 %s', async (_what, answer) => {
  answers(answer);
  expect(await isGone(failure)).toBe(false);
  expect(isRenewed()).toBe(false);
});

test('§8 an error that names no file asks nobody', async () => {
  const asked = answers(file(404, 'text/plain'));
  expect(await isGone(new Error('Loading chunk 9 failed'))).toBe(false);
  expect(asked).not.toHaveBeenCalled();
});

test.each([
  ['404', file(404, 'text/html')],
  ['410', file(410, 'text/plain')],
  ['a page in its place, and 200', file(200, 'text/html; charset=utf-8')],
])('§8 %s: the site was renewed', async (_what, answer) => {
  answers(answer);
  expect(await isGone(failure)).toBe(true);
  expect(isRenewed()).toBe(true);
});
