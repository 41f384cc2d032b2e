import { act, render, screen } from '@testing-library/react';
import { ARRIVAL, focusInPlace, focusWords, forgetCaret, NEAR } from './heard';

/*
 * Criteria (WCAG 2.4.3, 4.1.2; what real screen readers make of it is heard in suites of its own):
 * - words take the focus without a scroll, and can take it only while they have it
 * - lost to the body, the focus goes to a place that stays first, and to the heading a moment later
 * - where the focus has somewhere else to be by then, it is left there
 */

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function show() {
  render(
    <>
      <button type="button">Outside</button>
      <main>
        <h1>Clients</h1>
        <p>They trust us.</p>
      </main>
      <div role="dialog" aria-label="Team">
        <button type="button">Close</button>
        <h3>Their team</h3>
      </div>
    </>,
  );
}

const title = () => screen.getByRole('heading', { level: 1 });
const step = () => screen.getByRole('heading', { level: 3 });
const outside = () => screen.getByRole('button', { name: 'Outside' });
const close = () => screen.getByRole('button', { name: 'Close' });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('2.4.3 words get the focus without a scroll, and can have it only until it leaves them', () => {
  show();
  const focus = jest.spyOn(title(), 'focus');
  focusWords(title());
  expect(title()).toHaveFocus();
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  act(() => outside().focus());
  expect(title()).not.toHaveAttribute('tabindex');
  title().focus();
  expect(outside()).toHaveFocus();
});

test('2.4.3 words keep the focus while the visitor is in another window', () => {
  show();
  focusWords(title());
  // As a window that loses the focus says it: the element stays the active one of its document.
  act(() => void title().dispatchEvent(new FocusEvent('blur')));
  expect(title()).toHaveFocus();
  expect(title()).toHaveAttribute('tabindex', '-1');
  act(() => outside().focus());
  expect(title()).not.toHaveAttribute('tabindex');
});

test('2.4.3 words that are not there are no reason to fail', () => {
  show();
  act(() => outside().focus());
  focusWords(null);
  expect(outside()).toHaveFocus();
});

test('2.4.3 a focus that is lost goes to main, and a moment later to the heading', () => {
  show();
  focusInPlace(title());
  expect(screen.getByRole('main')).toHaveFocus();
  pass(NEAR - 1);
  expect(screen.getByRole('main')).toHaveFocus();
  // No ring flashes around the page.
  expect(screen.getByRole('main')).toHaveStyle({ outline: 'none' });
  pass(1);
  expect(title()).toHaveFocus();
  expect(screen.getByRole('main')).not.toHaveStyle({ outline: 'none' });
  expect(screen.getByRole('main')).not.toHaveAttribute('tabindex');
  // Before the page behind goes, so that a reader can compare.
  expect(NEAR).toBeLessThan(ARRIVAL);
});

test("2.4.3 in a dialog it goes to the dialog's first button, and a moment later to the heading", () => {
  show();
  focusInPlace(step());
  expect(close()).toHaveFocus();
  pass(NEAR);
  expect(step()).toHaveFocus();
  expect(close()).not.toHaveAttribute('tabindex');
});

test('2.4.3 a focus that is not lost goes to the heading at once', () => {
  show();
  act(() => outside().focus());
  focusInPlace(title());
  expect(title()).toHaveFocus();
});

test('2.4.3 a Tab meanwhile goes on from there, and the heading takes nothing back', () => {
  show();
  focusInPlace(title());
  act(() => outside().focus());
  pass(1000);
  expect(outside()).toHaveFocus();
  expect(screen.getByRole('main')).not.toHaveAttribute('tabindex');
});

test('a heading of nothing that stays gets the focus at once', () => {
  render(<h2>Alone</h2>);
  focusInPlace(screen.getByRole('heading'));
  expect(screen.getByRole('heading')).toHaveFocus();
});

test('the caret is left nowhere, and its absence is no fault', () => {
  show();
  window.getSelection()?.selectAllChildren(title());
  forgetCaret();
  expect(window.getSelection()?.rangeCount).toBe(0);
  jest.spyOn(window, 'getSelection').mockReturnValueOnce(null);
  expect(forgetCaret).not.toThrow();
});
