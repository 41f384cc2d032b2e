import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { useRef } from 'react';
import { Dialog } from '../Dialog/Dialog';
import { Modal } from './Modal';

/*
 * Criteria (WAI-ARIA APG, dialog pattern; what it covers, and that it stands above all else, is looked at in the browser suites):
 * - named and described by what it holds; the focus goes where it is told to, stays inside, and goes back once it is closed
 * - Escape asks for closing, once, wherever the focus is, and nothing underneath hears the key
 * - all else is inert once a reader has compared where the focus came from, and not sooner
 * - until then the words that name it are no text of their own, and after it they are
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

test('2.1.2 Escape is heard where the focus was lost, too', async () => {
  open();
  act(() => screen.getByRole('button', { name: 'OK' }).blur());
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(onCloseAround).not.toHaveBeenCalled();
});

test('2.4.3 the focus comes back to it from whatever is not inert yet', () => {
  open();
  act(() => screen.getByRole('button', { name: 'Details' }).focus());
  expect(screen.getByRole('button', { name: 'Details' })).toHaveFocus();
  act(() => screen.getByRole('button', { name: 'Send' }).focus());
  expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus();
});

/** jsdom knows no `inert`: it is a property like any other there. */
function isInert(element: HTMLElement): boolean {
  for (let each: HTMLElement | null = element; each; each = each.parentElement) if (each.inert) return true;
  return false;
}

describe('2.4.3 all else goes inert', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const layer = () => screen.getByRole('alertdialog').parentElement as HTMLElement;
  const send = () => screen.getByText('Send');
  const wait = () => act(() => jest.runAllTimers());

  test('2.4.3 once a reader has compared, except for the dialog around it', () => {
    open();
    expect(isInert(send())).toBe(false);
    wait();
    expect(isInert(send())).toBe(true);
    expect(isInert(screen.getByRole('button', { name: 'OK' }))).toBe(false);
    expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus();
  });

  test('2.4.3 and is within reach again once it is closed, before the focus goes back', () => {
    const { close } = open();
    wait();
    const wasInert: boolean[] = [];
    send().addEventListener('focus', () => wasInert.push(isInert(send())));
    close();
    expect(send()).toHaveFocus();
    expect(wasInert).toEqual([false]);
  });

  test('2.4.3 but not after it was closed in that time', () => {
    const { close } = open();
    close();
    wait();
    expect(isInert(send())).toBe(false);
    expect(send()).toHaveFocus();
  });

  test('2.4.3 what was inert before stays so', () => {
    const { close } = open();
    const other = document.body.appendChild(document.createElement('div'));
    other.inert = true;
    wait();
    close();
    expect(other.inert).toBe(true);
    other.remove();
  });

  test('4.1.2 until then its words are its name and description alone', () => {
    open();
    expect(screen.getByRole('alertdialog', { name: 'Not sent' })).toHaveAccessibleDescription('Please try again.');
    const words = [screen.getByText('Not sent'), screen.getByText('Please try again.')];
    for (const each of words) expect(each).toHaveAttribute('aria-hidden', 'true');
    // Nothing of it is told as news of the page.
    expect(layer()).toHaveAttribute('aria-live', 'off');
    wait();
    for (const each of words) expect(each).not.toHaveAttribute('aria-hidden');
  });
});

test('4.1.2 axe finds nothing while it comes', async () => {
  open();
  document.title = 'Message';
  const { violations } = await axe.run(screen.getByRole('alertdialog'), {
    rules: { 'color-contrast': { enabled: false } },
  });
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test('2.4.11 the page behind does not scroll away under it', () => {
  const { close } = open();
  expect(document.documentElement).toHaveAttribute('data-modal');
  close();
  expect(document.documentElement).not.toHaveAttribute('data-modal');
});

test.each([
  ['keeps the room of its scrollbar', 15, 'scrollbar'],
  ['that has no scrollbar gets no room for one', 0, ''],
])('2.4.11 the page behind %s', (_, room, lock) => {
  const width = jest.spyOn(document.body, 'offsetWidth', 'get').mockReturnValue(window.innerWidth - room);
  open();
  expect(document.documentElement).toHaveAttribute('data-modal', lock);
  width.mockRestore();
});
