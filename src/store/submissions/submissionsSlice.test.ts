/**
 * These tests need jsdom's `sessionStorage`, in which the sending code stores the idempotency key of an attempt.
 * @jest-environment jest-fixed-jsdom
 */
import { countries, formTexts } from '../../submission/testing/fixtures';
import { startMockRelay, type MockRelay } from '../../submission/testing/network';
import { makeStore } from '../store';
import {
  formHidden,
  formShown,
  outcomeDismissed,
  selectFormState,
  selectPageOutcome,
  sendForm,
  type SendArgument,
} from './submissionsSlice';

let relay: MockRelay;
beforeEach(() => {
  relay = startMockRelay();
});

const createArgument = (changes: Partial<SendArgument> = {}): SendArgument => ({
  formId: 'contact',
  content: { honeypot: '', kind: 'contact', texts: { ...formTexts.contact, email: ' a@b.com ' } },
  openedAt: performance.now() - 10_000,
  describe: () => [],
  site: { base: '/', countries },
  ...changes,
});

test('§4.5 the status of a form changes to submitting and then to succeeded, with the reference', async () => {
  const store = makeStore();
  const pendingSubmission = store.dispatch(sendForm(createArgument()));
  expect(selectFormState(store.getState(), 'contact').status).toBe('submitting');
  await pendingSubmission;
  expect(selectFormState(store.getState(), 'contact').status).toBe('succeeded');
  expect(selectPageOutcome(store.getState())).toMatchObject({ reference: 'BB-7K3F9Q', email: 'a@b.com' });
});

test.each([true, false])(
  '§4.5 `isAnnounced` is true only if the form was mounted when the success arrived: %s',
  async (isShown) => {
    const store = makeStore();
    store.dispatch(formShown('contact'));
    const pendingSubmission = store.dispatch(sendForm(createArgument()));
    if (!isShown) store.dispatch(formHidden('contact'));
    await pendingSubmission;
    expect(selectPageOutcome(store.getState())).toMatchObject({ result: 'succeeded', isAnnounced: isShown });
  },
);

test('§4.5 a form that is being sent cannot be sent again, but another form can be sent at the same time', async () => {
  const store = makeStore();
  await Promise.all([
    store.dispatch(sendForm(createArgument())),
    ...Array.from({ length: 19 }, () => store.dispatch(sendForm(createArgument()))),
    store.dispatch(sendForm(createArgument({ formId: 'quote' }))),
  ]);
  expect(relay.calls).toHaveLength(2);
});

test('§8 a mounted form reports its failure itself, and the page reports the failure of a closed form', async () => {
  relay.respond = () => new Response(null, { status: 503 });
  const store = makeStore();
  store.dispatch(formShown('contact'));
  const result = await store.dispatch(sendForm(createArgument()));
  expect(result.payload).toMatchObject({ reason: 'unavailable' });
  expect(selectFormState(store.getState(), 'contact').status).toBe('failed');
  expect(selectPageOutcome(store.getState())).toBeNull();
  store.dispatch(formHidden('contact'));
  await store.dispatch(sendForm(createArgument()));
  expect(selectPageOutcome(store.getState())).toMatchObject({ formId: 'contact', result: 'failed' });
  store.dispatch(outcomeDismissed());
  expect(selectPageOutcome(store.getState())).toBeNull();
});

test('§7 the form sends its true age, even if the system clock is set back while the form is open', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(0);
  await makeStore().dispatch(sendForm(createArgument({ openedAt: performance.now() - 60_000 })));
  jest.restoreAllMocks();
  expect(Number(relay.calls[0]?.fields.age)).toBeGreaterThanOrEqual(60_000);
});
