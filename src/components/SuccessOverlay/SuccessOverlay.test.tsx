import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setTabVisibility } from '../../../test/setup/browserStubs';
import { words } from '#site/words/controls';
import { SuccessOverlay } from './SuccessOverlay';

const onClose = jest.fn();
beforeEach(() => {
  jest.clearAllMocks();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

function renderOverlay() {
  render(
    <SuccessOverlay
      title="Sent!"
      paragraphs={['You hear from us.', 'Your reference: 7']}
      closeDelay={6000}
      onClose={onClose}
    />,
  );
  return screen.getByRole('button', { name: words.close });
}
const user = userEvent.setup({ delay: null });
const advanceTime = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test("§4.5 the overlay has a name and a description, and focuses 'Close'", () => {
  const closeButton = renderOverlay();
  const overlay = screen.getByRole('dialog', { name: 'Sent!' });
  expect(overlay).toHaveAccessibleDescription('You hear from us. Your reference: 7');
  expect(closeButton).toHaveFocus();
  // At first the heading is hidden, because the screen reader announces it as the overlay's name. Afterwards the
  // heading is separate text.
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  advanceTime(500);
  expect(screen.getByRole('heading', { name: 'Sent!' })).not.toHaveAttribute('tabindex');
  expect(closeButton).toHaveFocus();
});

test('§4.5 a held Enter key does not close the overlay, and a new press closes the overlay', async () => {
  const closeButton = renderOverlay();
  for (let repeatCount = 0; repeatCount < 5; repeatCount += 1)
    expect(fireEvent.keyDown(closeButton, { key: 'Enter', repeat: true })).toBe(false);
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('§9.1 the overlay closes automatically after 6 seconds, even while a key is held down', () => {
  const closeButton = renderOverlay();
  fireEvent.keyDown(closeButton, { key: 'Enter', repeat: true });
  advanceTime(5999);
  expect(onClose).not.toHaveBeenCalled();
  advanceTime(1);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('§9.1 the timer of 6 seconds restarts when the visitor returns to the tab', () => {
  renderOverlay();
  advanceTime(5000);
  setTabVisibility('hidden');
  advanceTime(60_000);
  expect(onClose).not.toHaveBeenCalled();
  setTabVisibility('visible');
  advanceTime(5999);
  expect(onClose).not.toHaveBeenCalled();
  advanceTime(1);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test("§4.5 the overlay stays open when a screen reader moves the text caret into the overlay's text", () => {
  renderOverlay();
  document.getSelection()?.collapse(screen.getByText('You hear from us.').firstChild, 3);
  fireEvent(document, new Event('selectionchange'));
  advanceTime(60_000);
  expect(onClose).not.toHaveBeenCalled();
});

test('§4.5 a key press prevents the overlay from closing automatically', async () => {
  renderOverlay();
  await user.keyboard('{Shift}');
  advanceTime(60_000);
  expect(onClose).not.toHaveBeenCalled();
});
