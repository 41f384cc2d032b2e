/**
 * These tests need jsdom's `sessionStorage`, in which the sending module stores the idempotency key of an attempt.
 * @jest-environment jest-fixed-jsdom
 */
import { countries, formTexts } from '../../submission/testing/fixtures';
import { createAcceptedResponse, installMockRelay, type MockRelay } from '../../submission/testing/network';
import { makeStore } from '../store';
import {
  formHidden,
  formShown,
  listPageOutcomes,
  outcomesDismissed,
  resultAcknowledged,
  resultAnnounced,
  selectFormState,
  selectSuccessOutcome,
  sendForm,
  type SendArgument,
} from './submissionsSlice';

type Store = ReturnType<typeof makeStore>;
const listOutcomes = (store: Store) => listPageOutcomes(store.getState().submissions);

let relay: MockRelay;
beforeEach(() => {
  relay = installMockRelay();
});

const createSendArgument = (changes: Partial<SendArgument> = {}): SendArgument => ({
  formId: 'contact',
  content: { honeypot: '', kind: 'contact', texts: { ...formTexts.contact, email: ' a@b.com ' } },
  openedAt: performance.now() - 10_000,
  formatReceivedData: () => [],
  site: { base: '/', countries },
  ...changes,
});

test('§4.5 the status of a form changes to submitting and then to succeeded, with the reference', async () => {
  const store = makeStore();
  store.dispatch(formShown('contact'));
  const pendingSubmission = store.dispatch(sendForm(createSendArgument()));
  expect(selectFormState(store.getState(), 'contact').status).toBe('submitting');
  await pendingSubmission;
  expect(selectFormState(store.getState(), 'contact').status).toBe('succeeded');
  expect(selectSuccessOutcome(store.getState(), 'contact')).toMatchObject({ reference: 'BB-7K3F9Q', email: 'a@b.com' });
});

test.each([true, false])(
  '§4.5 the page reports a success after the visitor has left the form, with `isAnnounced`: %s',
  async (isAnnounced) => {
    const store = makeStore();
    store.dispatch(formShown('contact'));
    await store.dispatch(sendForm(createSendArgument()));
    expect(listOutcomes(store)).toEqual([]);
    if (isAnnounced) store.dispatch(resultAnnounced('contact'));
    store.dispatch(formHidden('contact'));
    expect(listOutcomes(store)).toMatchObject([{ result: 'succeeded', isAnnounced }]);
  },
);

test('§4.5 a form that is being sent cannot be sent again, but another form can be sent at the same time', async () => {
  const store = makeStore();
  await Promise.all([
    store.dispatch(sendForm(createSendArgument())),
    ...Array.from({ length: 19 }, () => store.dispatch(sendForm(createSendArgument()))),
    store.dispatch(sendForm(createSendArgument({ formId: 'quote:Basic' }))),
  ]);
  expect(relay.calls).toHaveLength(2);
});

test('§8 a mounted form reports its failure itself, and the page reports the failure of a closed form', async () => {
  relay.respond = () => new Response(null, { status: 503 });
  const store = makeStore();
  store.dispatch(formShown('contact'));
  const result = await store.dispatch(sendForm(createSendArgument()));
  expect(result.payload).toMatchObject({ reason: 'unavailable' });
  expect(selectFormState(store.getState(), 'contact').status).toBe('failed');
  expect(listOutcomes(store)).toEqual([]);
  store.dispatch(resultAnnounced('contact'));
  store.dispatch(formHidden('contact'));
  expect(listOutcomes(store)).toEqual([]);
  await store.dispatch(sendForm(createSendArgument()));
  store.dispatch(formShown('contact'));
  store.dispatch(formHidden('contact'));
  expect(listOutcomes(store)).toMatchObject([{ formId: 'contact', result: 'failed' }]);
  store.dispatch(outcomesDismissed());
  expect(listOutcomes(store)).toEqual([]);
});

test('§8 the failure of a closed form and the success overlay of another form remain when a third form is sent', async () => {
  const store = makeStore();
  relay.respond = () => new Response(null, { status: 503 });
  await store.dispatch(sendForm(createSendArgument()));
  relay.respond = createAcceptedResponse;
  store.dispatch(formShown('contactPage'));
  await store.dispatch(sendForm(createSendArgument({ formId: 'contactPage' })));
  await store.dispatch(sendForm(createSendArgument({ formId: 'quote:Basic' })));
  expect(selectSuccessOutcome(store.getState(), 'contactPage')).not.toBeNull();
  store.dispatch(resultAcknowledged('contactPage'));
  expect(listOutcomes(store).map(({ formId, result }) => [formId, result])).toEqual([
    ['contact', 'failed'],
    ['contactPage', 'succeeded'],
    ['quote:Basic', 'succeeded'],
  ]);
  await store.dispatch(sendForm(createSendArgument()));
  expect(listOutcomes(store).map(({ result }) => result)).toEqual(['succeeded', 'succeeded', 'succeeded']);
});

test('§7 the age of a sent form does not depend on the system clock', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(0);
  await makeStore().dispatch(sendForm(createSendArgument({ openedAt: performance.now() - 60_000 })));
  expect(Number(relay.calls[0]?.fields.age)).toBeGreaterThanOrEqual(60_000);
});
