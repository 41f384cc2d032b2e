import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createContext, use, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { words } from '#site/words/controls';
import { Dialog } from '../components/Dialog/Dialog';
import { expectAnnounced } from '../../test/liveText';
import { createLazyPart } from '../components/lazyPart';
import { LazyDialog } from './LazyDialog';

const { chunkError } = words;
const CloseContext = createContext(() => undefined as void);

const HelloDialog = () => (
  <Dialog title="Hello" onClose={use(CloseContext)}>
    <button type="button">Inside</button>
  </Dialog>
);

type DialogModule = { default: typeof HelloDialog };

function createDeferred() {
  let resolve: (dialogModule: DialogModule) => void = () => undefined;
  let reject: (reason: Error) => void = () => undefined;
  const promise = new Promise<DialogModule>((...callbacks) => {
    [resolve, reject] = callbacks;
  });
  return { promise, resolve, reject };
}

/**
 * Renders a page with a dialog. Returns two functions: `resolveCode` resolves the request for the dialog's code, and
 * `rejectCode` rejects this request.
 */
function renderPageWithDialog({ isOpen: isOpenAtFirst }: { isOpen: boolean }) {
  let deferredCode = createDeferred();
  const Content = createLazyPart(() => deferredCode.promise);
  function Page() {
    const [isOpen, setOpen] = useState(isOpenAtFirst);
    const close = () => setOpen(false);
    return (
      <CloseContext value={close}>
        <main>
          <h1 tabIndex={-1}>Careers</h1>
          <button type="button" onClick={() => setOpen(true)}>
            Open
          </button>
        </main>
        {isOpen && <LazyDialog Content={Content} onCancel={close} />}
      </CloseContext>
    );
  }
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
  return {
    user: userEvent.setup(),
    resolveCode: () => act(async () => deferredCode.resolve({ default: HelloDialog })),
    rejectCode: () =>
      act(async () => {
        deferredCode.reject(new Error('Loading chunk 8 failed'));
        deferredCode = createDeferred();
      }),
  };
}

const getOpener = () => screen.getByRole('button', { name: 'Open' });

test('§2.11 closing a dialog that the URL opened moves the focus to the heading of the page', async () => {
  const { user, resolveCode } = renderPageWithDialog({ isOpen: true });
  await resolveCode();
  await screen.findByRole('dialog', { name: 'Hello' });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('§4.5 closing a dialog returns the focus to the button that opened it', async () => {
  const { user, resolveCode } = renderPageWithDialog({ isOpen: false });
  await user.click(getOpener());
  await resolveCode();
  await screen.findByRole('dialog', { name: 'Hello' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(getOpener()).toHaveFocus());
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(getOpener()).toHaveFocus();
});

test('4.1.3 a notice appears and is announced while the code of a dialog loads for more than a second', async () => {
  const { user, resolveCode } = renderPageWithDialog({ isOpen: false });
  await user.click(getOpener());
  expectAnnounced(await screen.findByText(chunkError.loading, {}, { timeout: 3000 }));
  await resolveCode();
  await screen.findByRole('dialog', { name: 'Hello' });
  expect(screen.queryByText(chunkError.loading)).not.toBeInTheDocument();
});

test('§4.5 Escape cancels a dialog whose code is still loading', async () => {
  const { user, resolveCode } = renderPageWithDialog({ isOpen: false });
  await user.click(getOpener());
  await user.keyboard('{Escape}');
  await resolveCode();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(getOpener()).toHaveFocus();
});

async function openWithFailingCode() {
  const page = renderPageWithDialog({ isOpen: false });
  await page.user.click(getOpener());
  await page.rejectCode();
  return page;
}

describe('a dialog whose code fails to load', () => {
  // Suppresses React's log messages about caught errors.
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

  const findAlert = () => screen.findByRole('alertdialog', { name: chunkError.title });

  test('§8 the alert appears again when the retry fails', async () => {
    const { user, rejectCode } = await openWithFailingCode();
    await findAlert();
    await user.click(screen.getByRole('button', { name: chunkError.retry }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await rejectCode();
    await findAlert();
    expect(screen.getByRole('button', { name: chunkError.retry })).toHaveFocus();
  });

  test.each(['{Escape}', '{Tab}{Enter}'])(
    '2.4.3 the keys %s close the alert and return the focus to the button that opened the dialog',
    async (keys) => {
      const { user } = await openWithFailingCode();
      await findAlert();
      await user.keyboard(keys);
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
      expect(getOpener()).toHaveFocus();
    },
  );

  test('2.4.3 closing the alert focuses the heading of the page if the address opened the dialog', async () => {
    const { user, rejectCode } = renderPageWithDialog({ isOpen: true });
    await rejectCode();
    await findAlert();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });
});
