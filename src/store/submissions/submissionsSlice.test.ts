/**
 * These tests need jsdom's `sessionStorage`, in which `sending.ts` stores the idempotency key of an attempt.
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
  selectFailure,
  selectFormState,
  selectSuccessOutcome,
  sendForm,
  type SendFormArgument,
} from './submissionsSlice';

type Store = ReturnType<typeof makeStore>;
const listOutcomes = (store: Store) => listPageOutcomes(store.getState().submissions);

let relay: MockRelay;
beforeEach(() => {
  relay = installMockRelay();
});

const createSendFormArgument = (changes: Partial<SendFormArgument> = {}): SendFormArgument => ({
  formId: 'contact',
  content: { honeypot: '', kind: 'contact', texts: { ...formTexts.contact, email: ' a@b.com ' } },
  openedAt: performance.now() - 10_000,
  formatReceivedData: () => [],
  site: { base: '/', countries },
  ...changes,
});

test('§4.5 a form that is being sent cannot be sent again, but another form can be sent at the same time', async () => {
  const store = makeStore();
  await Promise.all([
    store.dispatch(sendForm(createSendFormArgument())),
    ...Array.from({ length: 19 }, () => store.dispatch(sendForm(createSendFormArgument()))),
    store.dispatch(sendForm(createSendFormArgument({ formId: 'quote:Basic' }))),
  ]);
  expect(relay.calls).toHaveLength(2);
});

test('§8 a mounted form reports its failure itself, and the page reports the failure of a closed form', async () => {
  relay.respond = () => new Response(null, { status: 503 });
  const store = makeStore();
  store.dispatch(formShown('contact'));
  await store.dispatch(sendForm(createSendFormArgument()));
  expect(selectFailure(store.getState(), 'contact')).toMatchObject({ reason: 'unavailable' });
  expect(selectFormState(store.getState(), 'contact').status).toBe('failed');
  expect(listOutcomes(store)).toEqual([]);
  store.dispatch(resultAnnounced('contact'));
  store.dispatch(formHidden('contact'));
  expect(listOutcomes(store)).toEqual([]);
  await store.dispatch(sendForm(createSendFormArgument()));
  store.dispatch(formShown('contact'));
  store.dispatch(formHidden('contact'));
  expect(listOutcomes(store)).toMatchObject([{ formId: 'contact', result: 'failed' }]);
  store.dispatch(outcomesDismissed());
  expect(listOutcomes(store)).toEqual([]);
});

test('§8 the failure of a closed form and the success overlay of another form remain when a third form is sent', async () => {
  const store = makeStore();
  relay.respond = () => new Response(null, { status: 503 });
  await store.dispatch(sendForm(createSendFormArgument()));
  relay.respond = createAcceptedResponse;
  store.dispatch(formShown('contactPage'));
  await store.dispatch(sendForm(createSendFormArgument({ formId: 'contactPage' })));
  await store.dispatch(sendForm(createSendFormArgument({ formId: 'quote:Basic' })));
  expect(selectSuccessOutcome(store.getState(), 'contactPage')).toMatchObject({ email: 'a@b.com' });
  store.dispatch(resultAcknowledged('contactPage'));
  expect(listOutcomes(store).map(({ formId, result }) => [formId, result])).toEqual([
    ['contact', 'failed'],
    ['contactPage', 'succeeded'],
    ['quote:Basic', 'succeeded'],
  ]);
  await store.dispatch(sendForm(createSendFormArgument()));
  expect(listOutcomes(store).map(({ result }) => result)).toEqual(['succeeded', 'succeeded', 'succeeded']);
});

test('§7 the age of a sent form does not depend on the system clock', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(0);
  await makeStore().dispatch(sendForm(createSendFormArgument({ openedAt: performance.now() - 60_000 })));
  expect(Number(relay.calls[0]?.fields.age)).toBeGreaterThanOrEqual(60_000);
});
