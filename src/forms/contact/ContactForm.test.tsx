import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { listLiveRegions } from '../../../test/liveText';
import { words as formWords } from '#site/words/forms';
import { words as outcomes } from '#site/words/outcomes';
import { displayDialogClosed, displayDialogOpened } from '../../store/displayDialog/displayDialogSlice';
import { makeStore } from '../../store/store';
import { CountryField } from '../fields/CountryField';
import { SubmissionStatus } from '../shared/SubmissionStatus';
import {
  countries,
  createAcceptedResponse,
  createDraft,
  expectFocusOn,
  installMockRelay,
} from '../testing/formHarness';
import { ContactForm } from './ContactForm';

const { contact: words } = formWords;
const { title, failure } = outcomes.contact;

/**
 * Sends the form of the contact page, and opens a dialog while the form is being sent. Then completes the response.
 * Resolves when the form has received the result.
 */
async function sendBehindDialog(createResponse: () => Response) {
  const relay = installMockRelay();
  let release: () => void = () => undefined;
  relay.respond = () =>
    new Promise((resolve) => {
      release = () => resolve(createResponse());
    });
  createDraft('contactPage', { name: 'Ada', email: 'ada@mail.com', phone: '9876543210', message: 'Hello' });
  const store = makeStore();
  const createPage = (hasForm: boolean) => (
    <Provider store={store}>
      <MemoryRouter>
        {hasForm && (
          <ContactForm countries={countries} formRules="specified" CountryControl={CountryField} pagePath="/contact" />
        )}
        <SubmissionStatus />
      </MemoryRouter>
    </Provider>
  );
  const { rerender } = render(createPage(true));
  await userEvent.click(screen.getByRole('button', { name: words.submit }));
  await screen.findByRole('button', { name: words.submitting });
  await waitFor(() => expect(relay.calls).toHaveLength(1));
  act(() => void store.dispatch(displayDialogOpened()));
  release();
  await screen.findByRole('button', { name: words.submit });
  return {
    closeDialog: () => act(() => void store.dispatch(displayDialogClosed())),
    leavePage: () => rerender(createPage(false)),
  };
}

describe.each([
  { result: 'success', role: 'dialog', text: title, createResponse: createAcceptedResponse },
  { result: 'failure', role: 'alertdialog', text: failure, createResponse: () => new Response(null, { status: 503 }) },
])('the $result of the contact page behind an open dialog', ({ role, text, createResponse }) => {
  test('4.1.2 §4.5 the message opens after the dialog has closed', async () => {
    const { closeDialog } = await sendBehindDialog(createResponse);
    expect(screen.queryByRole(role, { name: text })).not.toBeInTheDocument();
    closeDialog();
    await expectFocusOn(() => within(screen.getByRole(role, { name: text })).getByRole('button'));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole(role, { name: text })).not.toBeInTheDocument();
  });

  test('4.1.3 §4.5 the page announces the result if the visitor leaves the page before the message opens', async () => {
    const { closeDialog, leavePage } = await sendBehindDialog(createResponse);
    leavePage();
    closeDialog();
    await waitFor(() => expect(listLiveRegions()[0]).toHaveTextContent(text));
  });
});
