import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { words } from '#site/words/forms';
import { countries, getCountryOptionText, installMockRelay } from '../testing/formHarness';
import { CountryField } from './CountryField';
import { CountrySelect } from './CountrySelect';

/*
 * These tests check the WAI-ARIA APG pattern of a listbox with single selection. ContactDialog.test.tsx checks Escape in
 * a dialog. a11y/keyboard-dialogs.spec.ts checks Page Up and Page Down, because these keys need a layout, which jsdom
 * does not compute.
 */

beforeEach(() => {
  const submission = { mode: 'relay', relay: { url: '/api/submissions' } };
  installMockRelay(() => ({ submission, flags: { host: 'https://flags.example' } }));
});

const NextFieldWrapper = ({ children }: { children: ReactNode }) => (
  <>
    {children}
    <input aria-label="Next field" />
  </>
);
const getButton = () => screen.getByRole('button');
const getFocusedText = () => document.activeElement?.textContent;

async function renderCountrySelect(value = 'GB', isReadOnly = false) {
  const onChange = jest.fn();
  render(<CountrySelect countries={countries} value={value} isReadOnly={isReadOnly} onChange={onChange} />, {
    wrapper: NextFieldWrapper,
  });
  // Waits until site-config.json has loaded, because this file contains the host of the flag images.
  await act(async () => undefined);
  return { user: userEvent.setup(), onChange };
}

async function openList(value?: string) {
  const view = await renderCountrySelect(value);
  await view.user.click(getButton());
  return view;
}

test('§3.14 §7.3 APG the named list shows its options in order with flags of the configured host, and focuses the selected option', async () => {
  await openList();
  expect(screen.getByRole('listbox', { name: words.country.label })).toBeVisible();
  const texts = screen.getAllByRole('option').map((option) => option.textContent);
  expect(texts).toEqual(countries.map(({ name }) => getCountryOptionText(name)));
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent(getCountryOptionText('United Kingdom'));
  expect(screen.getByRole('option', { selected: true })).toHaveFocus();
  await waitFor(() =>
    expect(document.querySelector('img[src="https://flags.example/w20/in.png"]')).toBeInTheDocument(),
  );
});

test('2.4.3 `CountrySelect` replaces a focused native select when the visitor leaves it, but not when the window loses the focus', async () => {
  render(<CountryField countries={countries} value="GB" isReadOnly={false} onChange={jest.fn()} />, {
    wrapper: NextFieldWrapper,
  });
  const nativeSelect = screen.getByRole('combobox');
  act(() => nativeSelect.focus());
  await act(() => import('./CountrySelect'));
  // The select stays the active element, as in a window that loses the focus.
  fireEvent.blur(nativeSelect);
  expect(nativeSelect).toHaveFocus();
  act(() => screen.getByRole('textbox').focus());
  expect(getButton()).toBeVisible();
});

test('§4.5 a click, a tap and a key press on the button each open and close the list', async () => {
  const { user } = await renderCountrySelect();
  const press = async () => {
    act(() => getButton().focus());
    await user.keyboard(' ');
  };
  const tap = () => user.pointer({ keys: '[TouchA]', target: getButton() });
  for (const [device, toggleWithDevice] of Object.entries({ mouse: () => user.click(getButton()), tap, press }))
    for (const isOpen of [true, false]) {
      await toggleWithDevice();
      expect([device, getButton().getAttribute('aria-expanded')]).toEqual([device, String(isOpen)]);
      expect(screen.queryAllByRole('listbox')).toHaveLength(isOpen ? 1 : 0);
      if (!isOpen) expect(getButton()).toHaveFocus();
    }
});

test('2.5.2 a press on the button opens and closes the list on release, and dragging off the button cancels the press', async () => {
  const { user } = await renderCountrySelect();
  for (const isOpen of [false, true]) {
    const countLists = () => screen.queryAllByRole('listbox').length;
    await user.pointer({ keys: '[MouseLeft>]', target: getButton() });
    expect(countLists()).toBe(Number(isOpen));
    await user.pointer([{ target: document.body }, { keys: '[/MouseLeft]' }]);
    expect(countLists()).toBe(Number(isOpen));
    await user.pointer({ keys: '[MouseLeft]', target: getButton() });
    expect(countLists()).toBe(Number(!isOpen));
  }
});

test('APG an arrow key or a held Enter on the button opens the list, and Escape closes the list', async () => {
  const { user, onChange } = await renderCountrySelect();
  for (const key of ['{ArrowDown}', '{ArrowUp}', '{Enter>5/}']) {
    act(() => getButton().focus());
    await user.keyboard(key);
    expect([key, getFocusedText()]).toEqual([key, getCountryOptionText('United Kingdom')]);
    await user.keyboard('{Escape}');
  }
  expect(onChange).not.toHaveBeenCalled();
});

test('§9.1 the list closes 200 ms after the focus has left the list', async () => {
  await openList();
  const blurredAt = performance.now();
  act(() => screen.getByRole('textbox').focus());
  expect(screen.getByRole('listbox')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  expect(performance.now() - blurredAt).toBeGreaterThan(190);
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('APG arrow keys, Home and End move the focus without wrapping and select nothing', async () => {
  const { user, onChange } = await openList();
  const keyMoves = [
    ['{ArrowDown}', getCountryOptionText('Australia')],
    ['{ArrowUp}', getCountryOptionText('United Kingdom')],
    ['{End}', getCountryOptionText('Russia')],
    ['{ArrowDown}', getCountryOptionText('Russia')],
    ['{Home}', getCountryOptionText('India')],
    ['{ArrowUp}', getCountryOptionText('India')],
  ] as const;
  for (const [key, expectedName] of keyMoves) {
    await user.keyboard(key);
    expect([key, getFocusedText()]).toEqual([key, expectedName]);
  }
  expect(onChange).not.toHaveBeenCalled();
});

test('APG typed letters and spaces focus the matching option, and a search without a match keeps the focus', async () => {
  const { user, onChange } = await openList('IN');
  const optionText = getCountryOptionText('United Kingdom');
  await user.keyboard(optionText.slice(0, optionText.indexOf('K') + 1).toUpperCase());
  expect(getFocusedText()).toBe(optionText);
  await user.keyboard('x');
  expect(getFocusedText()).toBe(optionText);
  expect(onChange).not.toHaveBeenCalled();
});

test('APG a letter with Ctrl, Alt or Meta does not start a search in the list', async () => {
  const { user } = await openList('IN');
  await user.keyboard('{Control>}u{/Control}{Alt>}u{/Alt}{Meta>}u{/Meta}');
  expect(getFocusedText()).toBe(getCountryOptionText('India'));
});

test.each(['{Enter}', ' '])('APG %j selects the focused option and returns the focus to the button', async (key) => {
  const { user, onChange } = await openList();
  await user.keyboard(`{ArrowDown}${key}`);
  expect(onChange.mock.calls).toEqual([['AU']]);
  expect(getButton()).toHaveFocus();
});

test('APG a press selects an option, even if the option did not have the focus', async () => {
  const { user, onChange } = await openList();
  await user.click(screen.getByRole('option', { name: getCountryOptionText('Russia') }));
  await user.click(getButton());
  // Screen readers press an option that does not have the focus.
  act(() => screen.getByRole('option', { name: getCountryOptionText('India') }).click());
  expect(onChange.mock.calls).toEqual([['RU'], ['IN']]);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('§4.5 Enter on the selected option closes the list and does not report a change', async () => {
  const { user, onChange } = await openList();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(onChange).not.toHaveBeenCalled();
});

test.each(['MacIntel', 'Win32'])(
  '§4.5 a held Enter selects once and does not reopen the list on %s',
  async (platform) => {
    jest.spyOn(window.navigator, 'platform', 'get').mockReturnValue(platform);
    const { user, onChange } = await openList();
    for (const press of ['{Enter}', '{Enter>5/}']) {
      onChange.mockClear();
      await user.keyboard(`{ArrowDown}${press}`);
      expect(onChange.mock.calls).toEqual([['AU']]);
      expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
      await user.click(getButton());
    }
  },
);

test('§4.5 the button is disabled while the form is being sent', async () => {
  const { user } = await renderCountrySelect('IN', true);
  expect(getButton()).toBeDisabled();
  await user.click(getButton());
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});
