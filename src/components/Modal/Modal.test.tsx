import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { Dialog } from '../Dialog/Dialog';
import { Modal } from './Modal';

/*
 * Criteria (WAI-ARIA APG, dialog pattern; what the browser's element does by itself is looked at in the browser suites):
 * - named and described by what it holds; the focus goes where it is told to, and back once it is closed
 * - Escape and the browser's own wish to close ask for closing, once, and nothing around it hears the key
 * - the page behind does not scroll while it is open
 */

const onClose = jest.fn();
const onCloseAround = jest.fn();
beforeEach(() => jest.clearAllMocks());

function Message() {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Modal role="alertdialog" labelledBy="title" describedBy="text" initialFocus={button} onClose={onClose}>
      <h2 id="title">Not sent</h2>
      <p id="text">Please try again.</p>
      <button type="button">Details</button>
      <button ref={button} type="button">
        OK
      </button>
    </Modal>
  );
}

const page = (isOpen: boolean) => (
  <Dialog title="Around" onClose={onCloseAround}>
    <button type="button">Send</button>
    {isOpen && <Message />}
  </Dialog>
);

function open() {
  const { rerender } = render(page(false));
  act(() => screen.getByRole('button', { name: 'Send' }).focus());
  rerender(page(true));
  return { close: () => rerender(page(false)) };
}

test('4.1.2 it has a name and a description, and the focus is where it was told to be', () => {
  open();
  expect(screen.getByRole('alertdialog', { name: 'Not sent' })).toHaveAccessibleDescription('Please try again.');
  expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus();
});

test('2.4.3 closed it gives the focus back', () => {
  const { close } = open();
  close();
  expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
});

test('2.1.2 Escape asks to close it, and is not heard by the dialog underneath', async () => {
  open();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(onCloseAround).not.toHaveBeenCalled();
});

test('2.1.2 so does the browser, by the gesture that goes back; it stays open until it is unmounted', () => {
  open();
  const isDone = fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true }));
  expect(isDone).toBe(false);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('2.4.11 the page behind does not scroll away under it', () => {
  const { close } = open();
  expect(document.documentElement).toHaveAttribute('data-modal');
  close();
  expect(document.documentElement).not.toHaveAttribute('data-modal');
});
