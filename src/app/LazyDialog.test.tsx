import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Dialog } from '../components/Dialog/Dialog';
import { LazyDialog } from './LazyDialog';
import { lazyModule } from '../components/lazyModule';

const Hello = ({ onClose }: { onClose: () => void }) => (
  <Dialog title="Hello" onClose={onClose}>
    <button type="button">Inside</button>
  </Dialog>
);

/** A page with a dialog whose code arrives when the test says so. */
function show({ isOpen: isOpenAtFirst }: { isOpen: boolean }) {
  let deliver: (code: { default: typeof Hello }) => void = () => undefined;
  const code = new Promise<{ default: typeof Hello }>((resolve) => {
    deliver = resolve;
  });
  const module = lazyModule(() => code);
  function Page() {
    const [isOpen, setOpen] = useState(isOpenAtFirst);
    const close = () => setOpen(false);
    return (
      <>
        <main>
          <h1 tabIndex={-1}>Careers</h1>
          <button type="button" onClick={() => setOpen(true)}>
            Open
          </button>
        </main>
        {isOpen && <LazyDialog module={module} props={{ onClose: close }} onGiveUp={close} />}
      </>
    );
  }
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
  return { user: userEvent.setup(), arrive: () => act(async () => deliver({ default: Hello })) };
}

const opener = () => screen.getByRole('button', { name: 'Open' });

test('§2.11 a dialog that the address opened leaves the focus to the heading of the page', async () => {
  const { user, arrive } = show({ isOpen: true });
  await arrive();
  await screen.findByRole('dialog', { name: 'Hello' });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('§4.5 a dialog that a button opened gives the focus back to it', async () => {
  const { user, arrive } = show({ isOpen: false });
  await user.click(opener());
  await arrive();
  await screen.findByRole('dialog', { name: 'Hello' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(opener()).toHaveFocus());
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(opener()).toHaveFocus();
});

test('§4.5 Escape calls off a dialog whose code is still on its way', async () => {
  const { user, arrive } = show({ isOpen: false });
  await user.click(opener());
  await user.keyboard('{Escape}');
  await arrive();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener()).toHaveFocus();
});
