import { act, cleanup, screen, within } from '@testing-library/react';
import { words as controls } from '#site/words/controls';
import { words } from '#site/words/display';
import { expectAnnounced } from '../../../test/liveText';
import { findAxeViolations, openDialog, renderSite } from '../../../test/renderSite';
import { loadSubjects } from '../../../test/subjects';

const { contrast, motion, reset, spacing, textSize, theme, title, wasReset } = words;

/** Each choice except the first of its setting, and its attribute of the root element. */
const CHOICES = [
  [theme.legend, theme.choices.light, 'data-theme', 'light'],
  [theme.legend, theme.choices.dark, 'data-theme', 'dark'],
  [contrast.legend, contrast.choices.more, 'data-contrast', 'more'],
  [motion.legend, motion.choices.reduced, 'data-motion', 'reduced'],
  [spacing.legend, spacing.choices.wide, 'data-spacing', 'wide'],
  [textSize.legend, textSize.choices['125'], 'data-text-size', '125'],
  [textSize.legend, textSize.choices['150'], 'data-text-size', '150'],
] as const;

const root = document.documentElement;
const readAttributes = () =>
  Object.fromEntries(
    [...new Set(CHOICES.map(([, , name]) => name))].flatMap((name) =>
      root.hasAttribute(name) ? [[name, root.getAttribute(name)]] : [],
    ),
  );

/** Renders a page without moving parts, and opens the dialog from the footer. */
async function open() {
  const { text } = await loadSubjects();
  const site = await renderSite(text.path);
  await site.user.click(within(screen.getByRole('contentinfo')).getByRole('button', { name: controls.display }));
  return { ...site, dialog: await openDialog() };
}

/** Returns a radio button of the open dialog. The labels repeat, so the group identifies it. */
const getRadio = (legend: string, name: string) =>
  within(within(screen.getByRole('dialog')).getByRole('group', { name: legend })).getByRole('radio', { name });

/** Opens the site again, as a reload does. */
async function reload() {
  cleanup();
  for (const name of Object.keys(readAttributes())) root.removeAttribute(name);
  return open();
}

/** Stores a value as another tab does. Browsers send the `storage` event only to other tabs. */
const storeElsewhere = (value: string | null) =>
  act(() => {
    if (value === null) localStorage.removeItem('display');
    else localStorage.setItem('display', value);
    window.dispatchEvent(new StorageEvent('storage', { key: 'display', newValue: value }));
  });

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('1.3.1 the dialog has a group of radio buttons for each setting, and starts with the choices of the system', async () => {
  const { dialog } = await open();
  expect(dialog).toHaveAccessibleName(title);
  expect(within(dialog).getAllByRole('group')).toHaveLength(5);
  const checked = within(dialog).getAllByRole<HTMLInputElement>('radio', { checked: true });
  expect(checked.map(({ value }) => value)).toEqual(['system', 'system', 'system', 'standard', '100']);
  expect(readAttributes()).toEqual({});
  expect(await findAxeViolations()).toEqual([]);
});

test.each(CHOICES)("'%s: %s' changes the page at once, and is still selected after a reload", async (...choice) => {
  const [legend, name, attribute, value] = choice;
  const { user } = await open();
  await user.click(getRadio(legend, name));
  expect(readAttributes()).toEqual({ [attribute]: value });
  await reload();
  expect(readAttributes()).toEqual({ [attribute]: value });
  expect(getRadio(legend, name)).toBeChecked();
});

test('the first choice of each setting removes its attribute and its stored value', async () => {
  const { user } = await open();
  for (const [legend, name] of CHOICES) await user.click(getRadio(legend, name));
  expect(Object.keys(readAttributes())).toHaveLength(5);
  for (const { legend, choices } of [theme, contrast, motion]) await user.click(getRadio(legend, choices.system));
  await user.click(getRadio(spacing.legend, spacing.choices.standard));
  await user.click(getRadio(textSize.legend, textSize.choices['100']));
  expect(readAttributes()).toEqual({});
  expect(localStorage).toHaveLength(0);
});

test('4.1.3 the reset restores all defaults and is announced, and the next choice removes its message', async () => {
  const { user } = await open();
  await user.click(getRadio(theme.legend, theme.choices.dark));
  await user.click(getRadio(textSize.legend, textSize.choices['150']));
  await user.click(screen.getByRole('button', { name: reset }));
  expect(readAttributes()).toEqual({});
  expect(getRadio(theme.legend, theme.choices.system)).toBeChecked();
  expectAnnounced(screen.getByText(wasReset));
  await user.click(getRadio(spacing.legend, spacing.choices.wide));
  expect(screen.queryByText(wasReset)).not.toBeInTheDocument();
});

test('a choice and a reset in another tab also apply in this tab', async () => {
  await open();
  storeElsewhere('{"theme":"dark","textSize":"125"}');
  expect(readAttributes()).toEqual({ 'data-theme': 'dark', 'data-text-size': '125' });
  expect(getRadio(theme.legend, theme.choices.dark)).toBeChecked();
  storeElsewhere(null);
  expect(readAttributes()).toEqual({});
  expect(getRadio(theme.legend, theme.choices.system)).toBeChecked();
});

test('a choice in another tab is not stored again, because that tab may store its next choice meanwhile', async () => {
  await open();
  const store = jest.spyOn(Storage.prototype, 'setItem');
  storeElsewhere('{"theme":"dark"}');
  expect(store).toHaveBeenCalledTimes(1);
});

test('§9.1 the pause button of the footer changes the setting of motion, and a pause of an earlier version still applies', async () => {
  localStorage.setItem('motion', 'paused');
  const { user } = await open();
  expect(getRadio(motion.legend, motion.choices.reduced)).toBeChecked();
  await user.click(getRadio(motion.legend, motion.choices.system));
  await user.click(screen.getByRole('button', { name: controls.close }));
  await user.click(await screen.findByRole('button', { name: controls.footer.pauseMotion }));
  expect(readAttributes()).toEqual({ 'data-motion': 'reduced' });
  await reload();
  expect(getRadio(motion.legend, motion.choices.reduced)).toBeChecked();
});

test.each([
  ['text that is not JSON', '{"theme":'],
  ['null', 'null'],
  ['a list', '["dark"]'],
  ['a text', '"dark"'],
  ['unknown choices and settings', '{"theme":"sepia","contrast":1,"__proto__":{"motion":"reduced"},"zoom":"3"}'],
])('stored settings that are %s are ignored and removed', async (_what, stored) => {
  localStorage.setItem('display', stored);
  await open();
  expect(readAttributes()).toEqual({});
  expect(localStorage).toHaveLength(0);
});

test('an unknown choice does not change the other stored settings', async () => {
  localStorage.setItem('display', '{"theme":"sepia","spacing":"wide"}');
  await open();
  expect(readAttributes()).toEqual({ 'data-spacing': 'wide' });
  expect(localStorage.getItem('display')).toBe('{"spacing":"wide"}');
});

test('a choice lasts for the visit if the browser blocks storage', async () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Refused', 'SecurityError');
    });
  const { user } = await open();
  await user.click(getRadio(theme.legend, theme.choices.dark));
  expect(readAttributes()).toEqual({ 'data-theme': 'dark' });
  expect(getRadio(theme.legend, theme.choices.dark)).toBeChecked();
});
