import type { Submission } from '../../submission';
import { makeStore } from '../store';
import {
  formHidden,
  formShown,
  outcomeDismissed,
  selectFormState,
  selectPageOutcome,
  submissionSent,
  type SendArgument,
} from './submissionsSlice';

const submission: Submission = {
  kind: 'contact',
  payload: {
    timestamp: '2026-01-01T00:00:00.000Z',
    name: 'Ada',
    email: 'a@b.com',
    phone: '+919876543210',
    message: 'Hi',
    targetGid: '528138283',
  },
};

let posts: RequestInit[];
let answer: () => Promise<Response>;

const fetchStub: typeof fetch = async (input, init = {}) => {
  if (String(input).endsWith('site-config.json')) {
    return Response.json({ submission: { mode: 'relay', relay: { url: '/api/submissions' } }, flags: { host: '' } });
  }
  posts.push(init);
  return answer();
};

function argument(changes: Partial<SendArgument> = {}): SendArgument {
  return {
    formId: 'contact',
    prepare: () => submission,
    email: 'a@b.com',
    idempotencyKey: '3f2b8c1e-5d4a-4b6c-9e8f-0a1b2c3d4e5f',
    openedAt: performance.now() - 10_000,
    formTrap: '',
    options: { fetch: fetchStub, console: { info: () => undefined, warn: () => undefined, error: () => undefined } },
    ...changes,
  };
}

beforeEach(() => {
  posts = [];
  answer = async () => Response.json({ reference: 'BB-7K3F9Q' }, { status: 202 });
});

test('§4.5 a form goes from idle over submitting to succeeded, with the reference', async () => {
  const store = makeStore();
  const sending = store.dispatch(submissionSent(argument()));
  expect(selectFormState(store.getState(), 'contact').status).toBe('submitting');
  await sending;
  expect(selectFormState(store.getState(), 'contact').status).toBe('succeeded');
  expect(selectPageOutcome(store.getState())).toMatchObject({ reference: 'BB-7K3F9Q', email: 'a@b.com' });
});

test.each([true, false])('§4.5 a success knows whether its form told it, being on the screen: %s', async (isShown) => {
  const store = makeStore();
  store.dispatch(formShown('contact'));
  const sending = store.dispatch(submissionSent(argument()));
  if (!isShown) store.dispatch(formHidden('contact'));
  await sending;
  expect(selectPageOutcome(store.getState())).toMatchObject({ result: 'succeeded', isTold: isShown });
});

test('case 9 a form that is being sent is not sent again; another form is not held up by it', async () => {
  const store = makeStore();
  await Promise.all([
    store.dispatch(submissionSent(argument())),
    ...Array.from({ length: 19 }, () => store.dispatch(submissionSent(argument()))),
    store.dispatch(submissionSent(argument({ formId: 'quote' }))),
  ]);
  expect(posts).toHaveLength(2);
});

test('§8 a failure is told by the form while it is shown, by the page once it has been left', async () => {
  answer = async () => new Response(null, { status: 503 });
  const store = makeStore();
  store.dispatch(formShown('contact'));
  const result = await store.dispatch(submissionSent(argument()));
  expect(result.payload).toMatchObject({ reason: 'unavailable' });
  expect(selectFormState(store.getState(), 'contact').status).toBe('failed');
  expect(selectPageOutcome(store.getState())).toBeNull();
  store.dispatch(formHidden('contact'));
  await store.dispatch(submissionSent(argument()));
  expect(selectPageOutcome(store.getState())).toEqual({ formId: 'contact', result: 'failed' });
  store.dispatch(outcomeDismissed());
  expect(selectPageOutcome(store.getState())).toBeNull();
});

test('§4.5 a file that cannot be read is a failure and sends nothing', async () => {
  const store = makeStore();
  await store.dispatch(submissionSent(argument({ prepare: () => Promise.reject(new Error('gone')) })));
  expect(selectFormState(store.getState(), 'contact').status).toBe('failed');
  expect(posts).toHaveLength(0);
});

test('§8 what the relay says of fields comes back as messages by field', async () => {
  answer = async () => Response.json({ errors: { email: 'Not an address' } }, { status: 422 });
  const result = await makeStore().dispatch(submissionSent(argument()));
  expect(result.payload).toEqual({ reason: 'invalid', errors: { email: 'Not an address' } });
});

test('case 25 a clock that moves back while the form is open changes nothing of the age that travels', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(0);
  await makeStore().dispatch(submissionSent(argument({ openedAt: performance.now() - 60_000 })));
  jest.restoreAllMocks();
  expect(Number(new Headers(posts[0]?.headers).get('Form-Age'))).toBeGreaterThanOrEqual(60_000);
});

test('case 25 the age that travels is never below two seconds, so no person is taken for a bot', async () => {
  await makeStore().dispatch(submissionSent(argument({ openedAt: performance.now() - 1500 })));
  expect(Number(new Headers(posts[0]?.headers).get('Form-Age'))).toBeGreaterThanOrEqual(2000);
});
