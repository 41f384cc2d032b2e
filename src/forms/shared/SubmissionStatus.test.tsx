import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { listLiveRegions, readAnnouncedTexts } from '../../../test/liveText';
import { words } from '#site/words/outcomes';
import { fillPlaceholders } from '../../site/fill';
import { isolate } from '../../site/isolate';
import { makeStore } from '../../store/store';
import { contactDialogClosed, contactDialogOpened } from '../../store/contactModal/contactModalSlice';
import { sendingEnded, type SubmissionOutcome } from '../../store/submissions/submissionsSlice';
import { collapseSpaces } from '../testing/formHarness';
import { SubmissionStatus } from './SubmissionStatus';

function renderStatus(...outcomes: SubmissionOutcome[]) {
  const { submissions } = makeStore().getState();
  return render(
    <Provider store={makeStore({ submissions: { ...submissions, outcomes } })}>
      <main>
        <h1>Contact</h1>
        <SubmissionStatus />
      </main>
    </Provider>,
  );
}

test('§4.5 a success message stays on the page until the visitor dismisses the message', async () => {
  renderStatus({
    formId: 'application:a',
    kind: 'application',
    result: 'succeeded',
    isAnnounced: false,
    reference: 'BB-7K3F9Q',
    email: 'ada@mail.com',
  });
  const [status] = listLiveRegions();
  expect(status).toHaveTextContent(collapseSpaces(words.application.title));
  expect(status).toHaveTextContent(collapseSpaces(words.application.text));
  expect(status).toHaveTextContent(collapseSpaces(fillPlaceholders(words.writeTo, { email: isolate('ada@mail.com') })));
  expect(status).toHaveTextContent(collapseSpaces(fillPlaceholders(words.reference, { reference: 'BB-7K3F9Q' })));
  await userEvent.click(screen.getByRole('button', { name: words.dismiss }));
  expect(status).toBeEmptyDOMElement();
  // The live region remains for the next result.
  expect(listLiveRegions()).toEqual([status]);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  // The button has been removed, so the page's heading has the focus.
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('§8 the page reports that a closed form could not be sent and that its entries are kept', () => {
  renderStatus({
    formId: 'contactPage',
    kind: 'contact',
    result: 'failed',
    isAnnounced: false,
    failure: { reason: 'limited', message: 'Slow down' },
  });
  const [status] = listLiveRegions();
  expect(status).toHaveTextContent(words.contact.failure);
  expect(status).toHaveTextContent('Slow down');
  expect(status).toHaveTextContent(words.kept);
});

test('§4.7 the failure of a closed quote does not claim that the entries are kept, because its budget is cleared', () => {
  const failure = { reason: 'unavailable', message: '' } as const;
  renderStatus({ formId: 'quote:Basic', kind: 'quote', result: 'failed', isAnnounced: false, failure });
  expect(screen.getByText(words.request.failure)).toBeVisible();
  expect(screen.queryByText(words.kept)).not.toBeInTheDocument();
});

test('§8 only the latest of two results is in the live region, so that the earlier result is not announced again', () => {
  const failure = { reason: 'unavailable', message: '' } as const;
  const sentDetails = { reference: 'BB-7K3F9Q', email: '', isAnnounced: false };
  renderStatus(
    { formId: 'contactPage', kind: 'contact', result: 'failed', isAnnounced: false, failure },
    { formId: 'quote:Basic', kind: 'quote', result: 'succeeded', ...sentDetails },
  );
  const [status] = listLiveRegions();
  expect(screen.getByText(words.contact.failure)).toBeVisible();
  expect(status).not.toHaveTextContent(words.contact.failure);
  expect(status).toHaveTextContent('BB-7K3F9Q');
});

test('§2.11 the page shows the received data outside of the live region, so that screen readers do not spell out the checksum', () => {
  const receivedDataLines = ['File: ada.pdf', `Checksum: ${'ab'.repeat(32)}`];
  const sentDetails = { reference: 'BB-7K3F9Q', email: '', receivedDataLines };
  renderStatus({
    formId: 'application:a',
    kind: 'application',
    result: 'succeeded',
    isAnnounced: false,
    ...sentDetails,
  });
  for (const line of receivedDataLines) expect(screen.getByText(line)).toBeVisible();
  expect(listLiveRegions()[0]).not.toHaveTextContent('ab');
});

test('4.1.3 §4.5 the page announces a failure that occurs behind an open dialog after the dialog has closed', async () => {
  const store = makeStore();
  render(
    <Provider store={store}>
      <SubmissionStatus />
    </Provider>,
  );
  act(() => {
    store.dispatch(contactDialogOpened());
    store.dispatch(
      sendingEnded({
        formId: 'customRequest',
        kind: 'custom-request',
        result: 'failed',
        failure: undefined,
        isAnnounced: false,
      }),
    );
  });
  expect(readAnnouncedTexts()).toEqual([]);
  act(() => void store.dispatch(contactDialogClosed()));
  await waitFor(() => expect(listLiveRegions()[0]).toHaveTextContent(words.request.failure));
});

test('4.1.3 §8 the page still announces an unannounced failure after a later form has announced its success', () => {
  renderStatus(
    { formId: 'contactPage', kind: 'contact', result: 'failed', failure: undefined, isAnnounced: false },
    {
      formId: 'quote:Basic',
      kind: 'quote',
      result: 'succeeded',
      reference: 'BB-7K3F9Q',
      email: '',
      isAnnounced: true,
    },
  );
  expect(readAnnouncedTexts().join(' ')).toContain(words.contact.failure);
});
