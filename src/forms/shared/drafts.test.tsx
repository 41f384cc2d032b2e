/** The modules as a freshly loaded page has them: nothing in memory, what was stored still there. */
async function reload() {
  let fresh: typeof import('./drafts') | undefined;
  await jest.isolateModulesAsync(async () => {
    fresh = await import('./drafts');
  });
  if (!fresh) throw new Error('The module did not load');
  return fresh;
}

const values = { name: 'Ada', email: 'a@b.com' };

beforeEach(() => sessionStorage.clear());

test('§4.6 what was typed is there after a reload; a file is to be chosen again', async () => {
  (await reload()).keepDraft('contact', { ...values, resume: new File(['%PDF-'], 'cv.pdf') });
  expect((await reload()).openDraft('contact').values).toEqual(values);
});

test('case 8 §4.6 a retry after a reload carries the same key and the same timestamp', async () => {
  const first = (await reload()).attemptFor('contact', values);
  const second = (await reload()).attemptFor('contact', { ...values });
  expect(second.idempotencyKey).toBe(first.idempotencyKey);
  expect(second.startedAt).toBe(first.startedAt);
});

test('case 13 other content after a reload is another submission', async () => {
  const first = (await reload()).attemptFor('contact', values);
  const second = (await reload()).attemptFor('contact', { ...values, name: 'Bob' });
  expect(second.idempotencyKey).not.toBe(first.idempotencyKey);
});

test('case 8 a résumé that did not survive the reload makes another submission', async () => {
  const first = (await reload()).attemptFor('application', { ...values, resume: new File(['%PDF-'], 'cv.pdf') });
  const second = (await reload()).attemptFor('application', { ...values, resume: null });
  expect(second.idempotencyKey).not.toBe(first.idempotencyKey);
});

test('§4.6 once it is sent the key is forgotten with the draft', async () => {
  const before = await reload();
  const first = before.attemptFor('contact', values);
  before.forgetDraft('contact');
  expect((await reload()).attemptFor('contact', values).idempotencyKey).not.toBe(first.idempotencyKey);
});

test('case 25 a draft keeps its age over a reload, whatever the clock says then', async () => {
  sessionStorage.setItem('draft:contact', JSON.stringify({ age: 60_000, values }));
  jest.spyOn(Date, 'now').mockReturnValue(0);
  const { openedAt } = (await reload()).openDraft('contact');
  jest.restoreAllMocks();
  expect(performance.now() - openedAt).toBeGreaterThanOrEqual(60_000);
});

test.each(['nonsense', '{}', '{"age":1,"attempt":{"content":"x","idempotencyKey":"y","startedAt":"never"}}'])(
  '§4.6 a stored attempt that cannot be read (%s) is none',
  async (text) => {
    sessionStorage.setItem('draft:contact', text);
    expect((await reload()).attemptFor('contact', values).idempotencyKey).toMatch(/^[\da-f-]{36}$/);
  },
);
