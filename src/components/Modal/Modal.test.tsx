import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { findViolations } from '../../../test/axe';
import { Dialog } from '../Dialog/Dialog';
import { Modal } from './Modal';

const onClose = jest.fn();
const onDialogClose = jest.fn();
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

const createPage = (isOpen: boolean) => (
  <Dialog title="Around" onClose={onDialogClose}>
    <button type="button">Send</button>
    {isOpen && <Message />}
  </Dialog>
);

function openModal() {
  const { rerender } = render(createPage(false));
  act(() => screen.getByRole('button', { name: 'Send' }).focus());
  rerender(createPage(true));
  return { close: () => rerender(createPage(false)) };
}

test('2.4.3 closing the modal returns the focus to the previously focused element', () => {
  const { close } = openModal();
  close();
  expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
});

test.each([
  ['in the modal', () => undefined],
  ['lost', () => act(() => screen.getByRole('button', { name: 'OK' }).blur())],
])('2.1.2 Escape closes the modal, but not the dialog underneath, with the focus %s', async (_, moveFocus) => {
  openModal();
  moveFocus();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(onDialogClose).not.toHaveBeenCalled();
});

test('2.4.3 the modal moves the focus back from an element that is not inert yet', () => {
  openModal();
  act(() => screen.getByRole('button', { name: 'Details' }).focus());
  expect(screen.getByRole('button', { name: 'Details' })).toHaveFocus();
  act(() => screen.getByRole('button', { name: 'Send' }).focus());
  expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus();
});

test("2.4.3 the dialog underneath takes no focus when a screen reader removes the focus from the modal's button", async () => {
  // The dialog underneath restores a lost focus in the next frame.
  const waitForFrame = () => act(() => new Promise(requestAnimationFrame));
  openModal();
  await waitForFrame();
  act(() => screen.getByRole('button', { name: 'OK' }).blur());
  await waitForFrame();
  expect(document.body).toHaveFocus();
});

/**
 * Returns whether an element or one of its ancestors is inert. jsdom does not implement `inert`, and treats it as an
 * ordinary property.
 */
function isInert(element: HTMLElement): boolean {
  for (let ancestor: HTMLElement | null = element; ancestor; ancestor = ancestor.parentElement)
    if (ancestor.inert) return true;
  return false;
}

describe('the page around a modal', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const getLayer = () => screen.getByRole('alertdialog').parentElement as HTMLElement;
  const getSendButton = () => screen.getByText('Send');
  const runAllTimers = () => act(() => jest.runAllTimers());

  test('2.4.3 the page becomes inert after a delay in which screen readers announce the modal', () => {
    openModal();
    expect(isInert(getSendButton())).toBe(false);
    runAllTimers();
    expect(isInert(getSendButton())).toBe(true);
    expect(isInert(screen.getByRole('button', { name: 'OK' }))).toBe(false);
    expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus();
  });

  test('2.4.3 closing the modal removes `inert` from the page before the focus returns to the page', () => {
    const { close } = openModal();
    runAllTimers();
    const inertStates: boolean[] = [];
    getSendButton().addEventListener('focus', () => inertStates.push(isInert(getSendButton())));
    close();
    expect(getSendButton()).toHaveFocus();
    expect(inertStates).toEqual([false]);
  });

  test('2.4.3 the page does not become inert if the modal closes before the delay for screen readers ends', () => {
    const { close } = openModal();
    close();
    runAllTimers();
    expect(isInert(getSendButton())).toBe(false);
    expect(getSendButton()).toHaveFocus();
  });

  test('2.4.3 an element that was inert before stays inert', () => {
    const { close } = openModal();
    const sibling = document.body.appendChild(document.createElement('div'));
    sibling.inert = true;
    runAllTimers();
    close();
    expect(sibling.inert).toBe(true);
    sibling.remove();
  });

  test('4.1.2 the modal focuses `initialFocus` and exposes its text only as name and description until the page is inert', () => {
    openModal();
    expect(screen.getByRole('alertdialog', { name: 'Not sent' })).toHaveAccessibleDescription('Please try again.');
    expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus();
    const textElements = [screen.getByText('Not sent'), screen.getByText('Please try again.')];
    for (const textElement of textElements) expect(textElement).toHaveAttribute('aria-hidden', 'true');
    // Screen readers must not announce the modal as a change of a live region.
    expect(getLayer()).toHaveAttribute('aria-live', 'off');
    runAllTimers();
    for (const textElement of textElements) expect(textElement).not.toHaveAttribute('aria-hidden');
  });
});

test('4.1.2 axe finds no violation while the modal opens', async () => {
  openModal();
  document.title = 'Message';
  expect(await findViolations(screen.getByRole('alertdialog'))).toEqual([]);
});

test.each([
  ['with a scrollbar', 15, 'scrollbar'],
  ['without a scrollbar', 0, ''],
])('2.4.11 an open modal sets the attribute that prevents scrolling of a page %s', (_, scrollbarWidth, lockValue) => {
  jest.spyOn(document.body, 'offsetWidth', 'get').mockReturnValue(window.innerWidth - scrollbarWidth);
  const { close } = openModal();
  expect(document.documentElement).toHaveAttribute('data-modal', lockValue);
  close();
  expect(document.documentElement).not.toHaveAttribute('data-modal');
});
