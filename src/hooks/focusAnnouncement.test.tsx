import { act, render, screen } from '@testing-library/react';
import {
  runAfterPageAnnouncement,
  runAfterAnnouncement,
  focusReplacement,
  focusNonInteractive,
} from './focusAnnouncement';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function renderPage() {
  render(
    <>
      <button type="button">Outside</button>
      <main>
        <h1>Clients</h1>
        <p>They trust us.</p>
      </main>
    </>,
  );
}

const getPageHeading = () => screen.getByRole('heading', { level: 1 });
const getOutsideButton = () => screen.getByRole('button', { name: 'Outside' });
const runTimers = () => act(() => jest.runAllTimers());

test('2.4.3 `focusNonInteractive` focuses a heading without scrolling, and the heading is focusable only while it has the focus', () => {
  renderPage();
  const focusSpy = jest.spyOn(getPageHeading(), 'focus');
  focusNonInteractive(getPageHeading());
  expect(getPageHeading()).toHaveFocus();
  expect(focusSpy).toHaveBeenCalledWith({ preventScroll: true });
  act(() => getOutsideButton().focus());
  expect(getPageHeading()).not.toHaveAttribute('tabindex');
  getPageHeading().focus();
  expect(getOutsideButton()).toHaveFocus();
});

test('2.4.3 a focused heading keeps the focus while the visitor is in another window', () => {
  renderPage();
  focusNonInteractive(getPageHeading());
  // When the browser window loses the focus, the focused element receives this event, but stays the document's active
  // element.
  act(() => void getPageHeading().dispatchEvent(new FocusEvent('blur')));
  expect(getPageHeading()).toHaveFocus();
  expect(getPageHeading()).toHaveAttribute('tabindex', '-1');
  act(() => getOutsideButton().focus());
  expect(getPageHeading()).not.toHaveAttribute('tabindex');
});

test('2.4.3 if no element has the focus, <main> gets the focus first, and the heading of the page after a delay', () => {
  renderPage();
  focusReplacement(getPageHeading());
  expect(screen.getByRole('main')).toHaveFocus();
  // `main` has no outline, because the outline would flash around the whole page.
  expect(screen.getByRole('main')).toHaveStyle({ outline: 'none' });
  runTimers();
  expect(getPageHeading()).toHaveFocus();
  expect(screen.getByRole('main')).not.toHaveStyle({ outline: 'none' });
  expect(screen.getByRole('main')).not.toHaveAttribute('tabindex');
});

test('2.4.3 the focus moves to the heading at once if another element has the focus', () => {
  renderPage();
  act(() => getOutsideButton().focus());
  focusReplacement(getPageHeading());
  expect(getPageHeading()).toHaveFocus();
});

test('2.4.3 the heading does not take the focus if the visitor moves the focus during the delay', () => {
  renderPage();
  focusReplacement(getPageHeading());
  act(() => getOutsideButton().focus());
  runTimers();
  expect(getOutsideButton()).toHaveFocus();
  expect(screen.getByRole('main')).not.toHaveAttribute('tabindex');
});

test('2.4.3 a heading outside of main and dialogs gets the focus at once', () => {
  render(<h2>Alone</h2>);
  focusReplacement(screen.getByRole('heading'));
  expect(screen.getByRole('heading')).toHaveFocus();
});

test('2.4.3 a dialog named in the address opens after main has received the focus without an outline', () => {
  renderPage();
  const open = jest.fn();
  runAfterPageAnnouncement(open);
  expect(screen.getByRole('main')).toHaveFocus();
  expect(screen.getByRole('main')).toHaveStyle({ outline: 'none' });
  expect(open).not.toHaveBeenCalled();
  runTimers();
  expect(open).toHaveBeenCalledTimes(1);
  act(() => getOutsideButton().focus());
  expect(screen.getByRole('main')).not.toHaveAttribute('tabindex');
  expect(screen.getByRole('main')).not.toHaveStyle({ outline: 'none' });
});

test('2.4.3 two dialogs named in the address open in the order of the calls', () => {
  renderPage();
  const openedDialogs: string[] = [];
  runAfterPageAnnouncement(() => openedDialogs.push('first'));
  runAfterPageAnnouncement(() => openedDialogs.push('second'));
  runTimers();
  expect(openedDialogs).toEqual(['first', 'second']);
});

test('2.4.3 an element keeps the focus until a dialog named in the address opens, and a cancelled dialog never opens', () => {
  renderPage();
  const [open, cancelledOpen] = [jest.fn(), jest.fn()];
  act(() => getOutsideButton().focus());
  runAfterPageAnnouncement(open);
  runAfterPageAnnouncement(cancelledOpen)();
  expect(getOutsideButton()).toHaveFocus();
  runTimers();
  expect(open).toHaveBeenCalledTimes(1);
  expect(cancelledOpen).not.toHaveBeenCalled();
});

test('2.4.3 the delay for two focus moves is longer than for one move, and a cancelled call does not run', () => {
  const calls: string[] = [];
  runAfterAnnouncement(() => calls.push('noticed twice'), 2);
  runAfterAnnouncement(() => calls.push('noticed'));
  runAfterAnnouncement(() => calls.push('cancelled'))();
  runTimers();
  expect(calls).toEqual(['noticed', 'noticed twice']);
});
