import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Listbox } from './Listbox';
import { makeTypeahead } from './typeahead';

/*
 * Criteria (WAI-ARIA APG, listbox pattern, one choice):
 * - named listbox, options with aria-selected; the focus goes to the chosen one when it opens
 * - Down, Up, Page Down, Page Up, Home, End move the focus and choose nothing; the ends hold
 * - letters find an option; a space among letters is a letter
 * - Enter, the space bar and a press choose; so does a press without a focus, as a screen reader does it
 * - keys with Ctrl, Alt or the command key are left to the browser
 */

const names = ['Austria', 'Belgium', 'Åland', 'United Kingdom', 'United States', 'Uruguay'];
const options = names.map((text) => ({ id: text.toLowerCase(), text }));
const focused = () => document.activeElement?.textContent;

function show(selected = 'belgium') {
  const onChoose = jest.fn();
  render(
    <>
      <span id="label">Country</span>
      <Listbox id="list" labelledBy="label" options={options} selected={selected} onChoose={onChoose} />
    </>,
  );
  return { user: userEvent.setup(), onChoose };
}

test('APG it has a name, says which option is chosen, and that one takes the focus', () => {
  show();
  expect(screen.getByRole('listbox', { name: 'Country' })).toBeVisible();
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Belgium');
  expect(screen.getByRole('option', { selected: true })).toHaveFocus();
});

test('APG with nothing chosen the first option takes the focus', () => {
  show('none');
  expect(focused()).toBe('Austria');
});

test('APG keys move the focus, hold at the ends, and choose nothing', async () => {
  const { user, onChoose } = show();
  const moves = [
    ['{ArrowDown}', 'Åland'],
    ['{ArrowUp}', 'Belgium'],
    ['{End}', 'Uruguay'],
    ['{ArrowDown}', 'Uruguay'],
    ['{Home}', 'Austria'],
    ['{ArrowUp}', 'Austria'],
    ['{PageDown}', 'Uruguay'],
    ['{PageUp}', 'Austria'],
  ] as const;
  for (const [key, to] of moves) {
    await user.keyboard(key);
    expect([key, focused()]).toEqual([key, to]);
  }
  expect(onChoose).not.toHaveBeenCalled();
});

test('APG letters find an option, a space among them is a letter', async () => {
  const { user, onChoose } = show();
  await user.keyboard('united s');
  expect(focused()).toBe('United States');
  expect(onChoose).not.toHaveBeenCalled();
});

test.each(['{Enter}', ' '])('APG %j chooses the option that has the focus', async (key) => {
  const { user, onChoose } = show();
  await user.keyboard(`{ArrowDown}${key}`);
  expect(onChoose.mock.calls).toEqual([['åland']]);
});

test('APG a press chooses, without a focus before it too', async () => {
  const { user, onChoose } = show();
  await user.click(screen.getByText('Uruguay'));
  screen.getByRole('option', { name: 'Austria' }).click();
  expect(onChoose.mock.calls).toEqual([['uruguay'], ['austria']]);
});

test('APG a key with another one is left to the browser', async () => {
  const { user } = show();
  await user.keyboard('{Control>}{End}u{/Control}{Alt>}{ArrowDown}{/Alt}');
  expect(focused()).toBe('Belgium');
});

/** Where each letter leads, from the option before; `pause` milliseconds between them. */
function type(letters: string, pause = 100) {
  let time = 0;
  const { find } = makeTypeahead(() => (time += pause));
  let at = 0;
  return [...letters].map((letter) => {
    at = find(letter, names, at) ?? at;
    return names[at];
  });
}

describe('APG type-ahead', () => {
  test('APG one letter again and again goes round all that begin with it', () => {
    expect(type('uuuu')).toEqual(['United Kingdom', 'United States', 'Uruguay', 'United Kingdom']);
  });

  test('APG more letters narrow it down from the option that fits', () => {
    expect(type('ur')).toEqual(['United Kingdom', 'Uruguay']);
  });

  test('APG after a second a letter begins anew', () => {
    expect(type('ub', 1000)).toEqual(['United Kingdom', 'Belgium']);
  });

  test('APG case and accents make no difference; what fits nothing moves nothing', () => {
    expect(type('AL')).toEqual(['Åland', 'Åland']);
    expect(type('x')).toEqual(['Austria']);
  });

  test('APG keys with names are no letters', () => {
    const { find, isUnderWay } = makeTypeahead();
    expect(find('Shift', names, 0)).toBeNull();
    expect(isUnderWay()).toBe(false);
  });
});
