import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { words } from '#site/words/forms';
import { countries, countryButton, countryLine, startRelay, typedLine } from '../testing/formWorld';
import { CountrySelect } from './CountrySelect';

/*
 * Criteria (WAI-ARIA APG, listbox pattern, one choice; how the list opens and closes: ContactDialog.test.tsx):
 * - named listbox, options with aria-selected; the focus goes to the chosen one when it opens
 * - Down, Up, Home, End move the focus and choose nothing; the ends hold (page keys need a layout: keyboard-dialogs)
 * - letters find an option; a space among letters is a letter; with Ctrl, Alt or the command key they are the browser's
 * - Enter, the space bar and a press choose; so does a press without a focus, as a screen reader does it
 */

beforeEach(() => void startRelay());
afterEach(() => jest.restoreAllMocks());

const button = () => screen.getByRole('button');
const focused = () => document.activeElement?.textContent;

async function show(value = 'GB', isReadOnly = false) {
  const onChange = jest.fn();
  const field = (country: string) => (
    <CountrySelect countries={countries} value={country} isReadOnly={isReadOnly} onChange={onChange} />
  );
  const { rerender } = render(field(value));
  // The settings, which name the flags.
  await act(async () => undefined);
  return { user: userEvent.setup(), onChange, show: (country: string) => rerender(field(country)) };
}

async function open(value?: string) {
  const world = await show(value);
  await world.user.click(button());
  return world;
}

test('APG the list has a name, says which option is chosen, and that one takes the focus', async () => {
  await open();
  expect(screen.getByRole('listbox', { name: words.country.label })).toBeVisible();
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent(countryLine('United Kingdom'));
  expect(screen.getByRole('option', { selected: true })).toHaveFocus();
});

test('APG keys move the focus, hold at the ends, and choose nothing', async () => {
  const { user, onChange } = await open();
  const moves = [
    ['{ArrowDown}', countryLine('Australia')],
    ['{ArrowUp}', countryLine('United Kingdom')],
    ['{End}', countryLine('Russia')],
    ['{ArrowDown}', countryLine('Russia')],
    ['{Home}', countryLine('India')],
    ['{ArrowUp}', countryLine('India')],
  ] as const;
  for (const [key, to] of moves) {
    await user.keyboard(key);
    expect([key, focused()]).toEqual([key, to]);
  }
  expect(onChange).not.toHaveBeenCalled();
});

test('APG letters find an option, a space among them is a letter, and what fits nothing moves nothing', async () => {
  const { user, onChange } = await open('IN');
  await user.keyboard(typedLine('United Kingdom', 'K').toUpperCase());
  expect(focused()).toBe(countryLine('United Kingdom'));
  await user.keyboard('x');
  expect(focused()).toBe(countryLine('United Kingdom'));
  expect(onChange).not.toHaveBeenCalled();
});

test('APG a letter with another key is a shortcut of the browser', async () => {
  const { user } = await open('IN');
  await user.keyboard('{Control>}u{/Control}{Alt>}u{/Alt}{Meta>}u{/Meta}');
  expect(focused()).toBe(countryLine('India'));
});

test.each(['{Enter}', ' '])(
  'APG %j chooses the option that has the focus, and the button has it again',
  async (key) => {
    const { user, onChange } = await open();
    await user.keyboard(`{ArrowDown}${key}`);
    expect(onChange.mock.calls).toEqual([['AU']]);
    expect(button()).toHaveFocus();
  },
);

test('APG a press chooses, without a focus before it too', async () => {
  const { user, onChange } = await open();
  await user.click(screen.getByRole('option', { name: countryLine('Russia') }));
  await user.click(button());
  act(() => screen.getByRole('option', { name: countryLine('India') }).click());
  expect(onChange.mock.calls).toEqual([['RU'], ['IN']]);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('§4.5 the option that is chosen already closes the list too', async () => {
  const { user, onChange } = await open();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(onChange).not.toHaveBeenCalled();
});

test.each(['MacIntel', 'Win32'])(
  '§4.5 an Enter that is held down chooses once and opens nothing, %s',
  async (platform) => {
    jest.spyOn(window.navigator, 'platform', 'get').mockReturnValue(platform);
    const { user, onChange } = await open();
    for (const press of ['{Enter}', '{Enter>5/}']) {
      onChange.mockClear();
      await user.keyboard(`{ArrowDown}${press}`);
      expect(onChange.mock.calls).toEqual([['AU']]);
      expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
      await user.click(button());
    }
  },
);

test('§4.5 a draft brings its country back', async () => {
  const { show: showValue } = await show('IN');
  showValue('DE');
  expect(button()).toHaveAccessibleName(countryButton('Germany'));
});

test('§4.5 while the form is sent the country stays as it is', async () => {
  const { user } = await show('IN', true);
  expect(button()).toBeDisabled();
  await user.click(button());
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});
