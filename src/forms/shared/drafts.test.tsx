/**
 * Imports `drafts.ts` again, as after a page reload: the module has no drafts in memory, and `sessionStorage` is
 * unchanged.
 */
async function reloadModule() {
  let reloadedModule: typeof import('./drafts') | undefined;
  await jest.isolateModulesAsync(async () => {
    reloadedModule = await import('./drafts');
  });
  if (!reloadedModule) throw new Error('The module drafts.ts did not load');
  return reloadedModule;
}

const values = { name: 'Ada', email: 'a@b.com' };

beforeEach(() => sessionStorage.clear());

test('§4.6 a draft keeps its texts but not its file after a reload', async () => {
  (await reloadModule()).saveDraft('contact', { ...values, resume: new File(['%PDF-'], 'cv.pdf') });
  expect((await reloadModule()).openDraft('contact').values).toEqual(values);
});

test('§7 a draft keeps its age after a reload, even if the system clock changes', async () => {
  sessionStorage.setItem('draft:contact', JSON.stringify({ age: 60_000, values }));
  jest.spyOn(Date, 'now').mockReturnValue(0);
  const { openedAt } = (await reloadModule()).openDraft('contact');
  expect(performance.now() - openedAt).toBeGreaterThanOrEqual(60_000);
});

test.each([
  ['24 hours after its last change, because the browser can restore a closed tab', 1],
  ['if the clock was more than 24 hours ahead when the draft was saved', -1],
])('§4.6 a draft is deleted %s', async (_when, sign) => {
  const [savedAt, lifetimeMs] = [Date.now(), 24 * 3_600_000];
  (await reloadModule()).saveDraft('contact', values);
  jest.spyOn(Date, 'now').mockReturnValue(savedAt + sign * (lifetimeMs - 60_000));
  expect((await reloadModule()).openDraft('contact').values).toEqual(values);
  jest.spyOn(Date, 'now').mockReturnValue(savedAt + sign * (lifetimeMs + 60_000));
  expect((await reloadModule()).openDraft('contact').values).toEqual({});
  expect(sessionStorage).toHaveLength(0);
});

test('§4.6 a draft of an earlier version, without a time, is deleted 24 hours after the first page load', async () => {
  sessionStorage.setItem('draft:contact', JSON.stringify({ age: 0, values }));
  const openDraftAt = async (time: number) => {
    jest.spyOn(Date, 'now').mockReturnValue(time);
    return (await reloadModule()).openDraft('contact').values;
  };
  expect(await openDraftAt(1e12)).toEqual(values);
  expect(await openDraftAt(1e12 + 864e5)).toEqual(values);
  expect(await openDraftAt(1e12 + 864e5 + 1)).toEqual({});
});

test('§4.6 a site in another folder of the same host does not show the draft', async () => {
  (await reloadModule()).saveDraft('contact', values);
  process.env['BASE_PATH'] = '/other/';
  try {
    expect((await reloadModule()).openDraft('contact').values).toEqual({});
  } finally {
    delete process.env['BASE_PATH'];
  }
});

test.each([
  'nonsense',
  '{"values":{"name":"Ada"}}',
  '{"age":-1,"values":{"name":"Ada"}}',
  '{"age":"1","values":{"name":"Ada"}}',
])('§4.6 an invalid stored draft (%s) is ignored', async (text) => {
  sessionStorage.setItem('draft:contact', text);
  expect((await reloadModule()).openDraft('contact').values).toEqual({});
});

const returnToPage = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

test('§4.6 after the back/forward cache restores the page, a draft has the stored texts and keeps its file until another page sends the draft', async () => {
  const { openDraft, saveDraft } = await reloadModule();
  const resume = new File(['%PDF-'], 'cv.pdf');
  saveDraft('application', { ...values, resume });
  (await reloadModule()).saveDraft('application', { name: 'Ada King' });
  returnToPage();
  expect(openDraft('application').values).toEqual({ name: 'Ada King', resume });
  (await reloadModule()).deleteDraft('application');
  returnToPage();
  expect(openDraft('application').values).toEqual({});
});

test('§4.6 in a browser without DOM storage, a draft stays in memory', async () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockReturnValue(null as unknown as Storage);
  const { openDraft, saveDraft, deleteDraft } = await reloadModule();
  saveDraft('contact', values);
  returnToPage();
  expect(openDraft('contact').values).toEqual(values);
  deleteDraft('contact');
  expect(openDraft('contact').values).toEqual({});
});

test.each([
  ['from the start', {}],
  ['after the first change', { name: 'Ada' }],
])(
  '§4.6 if the storage is full %s, a draft keeps its values after the back/forward cache restores the page',
  async (_when, stored) => {
    const { openDraft, saveDraft } = await reloadModule();
    if ('name' in stored) saveDraft('contact', stored);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    saveDraft('contact', values);
    returnToPage();
    expect(openDraft('contact').values).toEqual(values);
  },
);
