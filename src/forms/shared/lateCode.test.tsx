import { act, screen } from '@testing-library/react';
import { words as controls } from '#site/words/controls';
import { words as formWords } from '#site/words/forms';
import { createDirectSettings } from '../../submission/testing/fixtures';
import ContactDialog from '../contact/ContactDialog';
import {
  countries,
  createDraft,
  fillFields,
  getTextField,
  installMockRelay,
  removeAsterisk,
  renderWithOpenButton,
} from '../testing/formHarness';

/** Resolves when the code for sending has loaded. */
let codePromise: Promise<void> = Promise.resolve();
jest.mock('../../submission', () => {
  const submission = jest.requireActual<typeof import('../../submission')>('../../submission');
  return { ...submission, loadSendingModule: () => codePromise.then(submission.loadSendingModule) };
});
const DIRECT_CODE_URL = 'http://localhost/assets/direct.js';
jest.mock('../../submission/direct/transport', () => {
  throw Object.assign(new Error('Loading chunk direct failed'), { request: 'http://localhost/assets/direct.js' });
});

const words = formWords.contact;
const { labels } = words;

/** Opens the contact dialog, fills it in and presses the button that sends it. */
async function sendContactForm() {
  createDraft('contact');
  const view = renderWithOpenButton(() => <ContactDialog formRules="specified" countries={countries} />);
  await view.open();
  await screen.findByRole('dialog', { name: words.title });
  const entries = { name: 'Ada', email: 'ada@mail.com', phone: '9876543210', message: 'Hello' } as const;
  await fillFields(
    view.user,
    Object.fromEntries(
      Object.entries(entries).map(([name, text]) => [removeAsterisk(labels[name as keyof typeof entries]), text]),
    ),
  );
  await view.user.click(screen.getByRole('button', { name: words.submit }));
  return view;
}

test('§7 in direct mode, a missing code file of an earlier build opens the alert that offers a reload', async () => {
  installMockRelay(() => ({ submission: createDirectSettings('https://provider.example') }));
  const fetchSettings = globalThis.fetch;
  globalThis.fetch = async (input, init) =>
    init?.method === 'HEAD' && input === DIRECT_CODE_URL
      ? new Response(null, { status: 404 })
      : fetchSettings(input, init);
  const errorSpy = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await sendContactForm();
  expect(await screen.findByRole('alertdialog', { name: controls.renewed.title })).toBeInTheDocument();
  expect(errorSpy).toHaveBeenCalledWith(expect.stringContaining('Loading chunk direct failed'));
  errorSpy.mockRestore();
});

test('§8 after a failed download of the code for sending, the next edit neither validates the form nor reports errors', async () => {
  installMockRelay();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const errorSpy = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let failLoading: (reason: Error) => void = () => undefined;
  codePromise = new Promise((_resolve, reject) => (failLoading = reject));
  const { user } = await sendContactForm();
  await user.type(getTextField(removeAsterisk(labels.message)), '!');
  await act(async () => failLoading(new Error('offline')));
  await user.click(await screen.findByRole('button', { name: formWords.shared.ok }));
  expect(errorSpy).toHaveBeenCalledWith('The edited values could not be validated.', expect.any(Error));
  const loadSpy = jest.spyOn(codePromise, 'then');
  await user.type(getTextField(removeAsterisk(labels.message)), '!');
  expect(loadSpy).not.toHaveBeenCalled();
  jest.restoreAllMocks();
});

test('§8 a form that the visitor closes while the code for sending loads is not sent', async () => {
  installMockRelay();
  let finishLoading: () => void = () => undefined;
  codePromise = new Promise((resolve) => (finishLoading = resolve));
  const { store, unmount } = await sendContactForm();
  unmount();
  const dispatchSpy = jest.spyOn(store, 'dispatch');
  await act(async () => finishLoading());
  // Waits as long as a validation takes, because Formik calls `onSubmit` after its validation.
  await act(async () => {
    await (await import('../../submission/sending')).checkForm('contact', { texts: {} }, 'specified', countries);
  });
  expect(dispatchSpy).not.toHaveBeenCalled();
});
