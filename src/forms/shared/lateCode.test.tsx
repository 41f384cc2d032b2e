import { act, screen } from '@testing-library/react';
import { words as formWords } from '#site/words/forms';
import { words as outcomes } from '#site/words/outcomes';
import { sendContactForm } from '../testing/contactForm';
import { expectFocusOn, getTextField, installMockRelay, removeAsterisk } from '../testing/formHarness';

/** Resolves when the sending module has loaded. */
let modulePromise: Promise<void> = Promise.resolve();
jest.mock('../../submission', () => {
  const actualModule = jest.requireActual<typeof import('../../submission')>('../../submission');
  return { ...actualModule, loadSendingModule: () => modulePromise.then(actualModule.loadSendingModule) };
});

const words = formWords.contact;
const { labels } = words;

/** Sends the contact form while the sending module is still loading. */
async function sendBeforeModuleLoads() {
  let finishLoading: () => void = () => undefined;
  let failLoading: (reason: Error) => void = () => undefined;
  modulePromise = new Promise((resolve, reject) => ([finishLoading, failLoading] = [resolve, reject]));
  const view = await sendContactForm();
  return {
    ...view,
    leave: () => act(() => void view.leave()),
    finishLoading: () => act(async () => finishLoading()),
    failLoading: () => act(async () => failLoading(new Error('offline'))),
  };
}

test('§8 after a failed download of the sending module, the next edit neither validates the form nor reports errors', async () => {
  installMockRelay();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const errorSpy = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user, failLoading } = await sendBeforeModuleLoads();
  await user.type(getTextField(removeAsterisk(labels.message)), '!');
  await failLoading();
  await user.click(await screen.findByRole('button', { name: formWords.shared.ok }));
  expect(errorSpy).toHaveBeenCalledWith('The edited values could not be validated.', expect.any(Error));
  const loadSpy = jest.spyOn(modulePromise, 'then');
  await user.type(getTextField(removeAsterisk(labels.message)), '!');
  expect(loadSpy).not.toHaveBeenCalled();
});

test('§4.5 while the sending module loads, the form shows that it is being sent, and then sends the latest values', async () => {
  const relay = installMockRelay();
  const { user, finishLoading } = await sendBeforeModuleLoads();
  expect(await screen.findByRole('button', { name: words.submitting })).toBeDisabled();
  expect(screen.getByRole('button', { name: formWords.shared.cancel })).toBeDisabled();
  expect(screen.getByRole('progressbar', { name: words.submitting })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: words.title })).toBeInTheDocument();
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  await user.type(getTextField(removeAsterisk(labels.message)), '!');
  await finishLoading();
  await screen.findByRole('dialog', { name: outcomes.contact.title });
  expect(relay.calls.map(({ fields }) => fields.message)).toEqual(['Hello!']);
});

test('§5.2 if the sending module loads late, a form with errors can be sent again, and the first invalid field has the focus', async () => {
  const relay = installMockRelay();
  const { user, finishLoading } = await sendBeforeModuleLoads();
  await screen.findByRole('button', { name: words.submitting });
  await user.clear(getTextField(removeAsterisk(labels.name)));
  await user.tab();
  await finishLoading();
  await expectFocusOn(() => getTextField(removeAsterisk(labels.name)));
  expect(screen.getByRole('button', { name: words.submit })).toBeEnabled();
  expect(relay.calls).toHaveLength(0);
});

test('§4.6 a form that the visitor leaves while the sending module loads is sent afterwards', async () => {
  const relay = installMockRelay();
  const { leave, finishLoading } = await sendBeforeModuleLoads();
  leave();
  await finishLoading();
  expect(await screen.findByText(outcomes.contact.title)).toBeInTheDocument();
  expect(relay.calls).toHaveLength(1);
  expect(sessionStorage.getItem('draft:contact')).toBeNull();
});

test.each(['its entries are invalid', 'the sending module cannot be downloaded'])(
  '§8 the page reports that a form that the visitor has left was not sent: %s',
  async (cause) => {
    const relay = installMockRelay();
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, leave, finishLoading, failLoading } = await sendBeforeModuleLoads();
    await user.clear(getTextField(removeAsterisk(labels.name)));
    leave();
    await (cause === 'its entries are invalid' ? finishLoading() : failLoading());
    expect(await screen.findByText(outcomes.contact.failure)).toBeInTheDocument();
    expect(relay.calls).toHaveLength(0);
  },
);
