import { act, cleanup, screen, within } from '@testing-library/react';
import { words as controls } from '#site/words/controls';
import { words } from '#site/words/display';
import { expectAnnounced, readAnnouncedTexts } from '../../../test/liveText';
import { findAxeViolations, findOpenDialog, renderSite } from '../../../test/renderSite';
import { loadSubjects } from '../../../test/subjects';

const { contrast, motion, reset, spacing, textSize, theme, title, wasReset } = words;

/**
 * For each non-default choice: its group, its label, and the name and value of the attribute that the choice sets on
 * the root element.
 */
const NON_DEFAULT_CHOICES = [
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
    [...new Set(NON_DEFAULT_CHOICES.map(([, , name]) => name))].flatMap((name) =>
      root.hasAttribute(name) ? [[name, root.getAttribute(name)]] : [],
    ),
  );

/** Renders a page that has no moving content, and opens the dialog from the footer. */
async function openDisplaySettings() {
  const { textPage } = await loadSubjects();
  const site = await renderSite(textPage.path);
  await site.user.click(within(screen.getByRole('contentinfo')).getByRole('button', { name: controls.display }));
  return { ...site, dialog: await findOpenDialog() };
}

/** Returns a radio button of the open dialog. Several groups contain the same labels, so `legend` selects the group. */
const getRadio = (legend: string, name: string) =>
  within(within(screen.getByRole('dialog')).getByRole('group', { name: legend })).getByRole<HTMLInputElement>('radio', {
    name,
  });

/** Simulates a reload of the page, then opens the dialog. */
async function reload() {
  cleanup();
  for (const name of Object.keys(readAttributes())) root.removeAttribute(name);
  return openDisplaySettings();
}

/** Stores a value, as another page of the site does, and dispatches the event that informs this page. */
const storeOnOtherPage = (value: string | null, event: Event) =>
  act(() => {
    if (value === null) localStorage.removeItem('display');
    else localStorage.setItem('display', value);
    window.dispatchEvent(event);
  });

const createPageShowEvent = () => Object.assign(new Event('pageshow'), { persisted: true });

afterEach(() => localStorage.clear());

test('1.3.1 the dialog has a radio group for each setting, and starts with the default choices', async () => {
  const { dialog } = await openDisplaySettings();
  expect(dialog).toHaveAccessibleName(title);
  expect(within(dialog).getAllByRole('group')).toHaveLength(5);
  const checkedRadios = within(dialog).getAllByRole<HTMLInputElement>('radio', { checked: true });
  expect(checkedRadios.map(({ value }) => value)).toEqual(['system', 'system', 'system', 'standard', '100']);
  expect(readAttributes()).toEqual({});
  expect(await findAxeViolations()).toEqual([]);
});

test.each([
  ['first', NON_DEFAULT_CHOICES.filter(([, name]) => name !== theme.choices.dark && name !== textSize.choices['150'])],
  ['last', NON_DEFAULT_CHOICES.filter(([, name]) => name !== theme.choices.light && name !== textSize.choices['125'])],
])(
  'the %s non-default choice of each setting applies immediately, survives a reload, and is undone by the default choice',
  async (_, choices) => {
    const { user } = await openDisplaySettings();
    for (const [legend, name, attribute, value] of choices) {
      await user.click(getRadio(legend, name));
      expect(readAttributes()).toMatchObject({ [attribute]: value });
    }
    const reloadedSite = await reload();
    expect(readAttributes()).toEqual(Object.fromEntries(choices.map(([, , attribute, value]) => [attribute, value])));
    for (const [legend, name] of choices) expect(getRadio(legend, name)).toBeChecked();
    for (const setting of [theme, contrast, motion])
      await reloadedSite.user.click(getRadio(setting.legend, setting.choices.system));
    await reloadedSite.user.click(getRadio(spacing.legend, spacing.choices.standard));
    await reloadedSite.user.click(getRadio(textSize.legend, textSize.choices['100']));
    expect(readAttributes()).toEqual({});
    expect(localStorage).toHaveLength(0);
  },
);

test('4.1.3 the reset restores all defaults and is announced, and only a change of a choice removes the message', async () => {
  const { user } = await openDisplaySettings();
  await user.click(getRadio(theme.legend, theme.choices.dark));
  await user.click(getRadio(textSize.legend, textSize.choices['150']));
  await user.click(screen.getByRole('button', { name: reset }));
  expect(readAttributes()).toEqual({});
  expect(getRadio(theme.legend, theme.choices.system)).toBeChecked();
  expectAnnounced(screen.getByText(wasReset));
  // A press on the selected choice changes nothing.
  await user.click(getRadio(theme.legend, theme.choices.system));
  expect(screen.getByText(wasReset)).toBeVisible();
  await user.click(getRadio(spacing.legend, spacing.choices.wide).labels![0]!);
  expect(readAttributes()).toEqual({ 'data-spacing': 'wide' });
  expect(screen.queryByText(wasReset)).not.toBeInTheDocument();
});

test.each([
  ['in another tab', () => new StorageEvent('storage', { key: 'display' })],
  ['before a return by the back/forward cache', createPageShowEvent],
])('a page applies a choice and a reset that were made %s', async (_title, createEvent) => {
  await openDisplaySettings();
  const setItemSpy = jest.spyOn(Storage.prototype, 'setItem');
  storeOnOtherPage('{"theme":"dark","textSize":"125"}', createEvent());
  // This page does not store the choice again, because a second write could overwrite another tab's next choice.
  expect(setItemSpy).toHaveBeenCalledTimes(1);
  expect(readAttributes()).toEqual({ 'data-theme': 'dark', 'data-text-size': '125' });
  expect(getRadio(theme.legend, theme.choices.dark)).toBeChecked();
  storeOnOtherPage(null, createEvent());
  expect(readAttributes()).toEqual({});
  expect(getRadio(theme.legend, theme.choices.system)).toBeChecked();
});

test('if storage fails, the page keeps its choice when the back/forward cache restores the page', async () => {
  const { user } = await openDisplaySettings();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  await user.click(getRadio(theme.legend, theme.choices.dark));
  storeOnOtherPage(null, createPageShowEvent());
  expect(getRadio(theme.legend, theme.choices.dark)).toBeChecked();
});

test('§9.1 the pause button of the footer changes the motion setting, and a pause stored by an earlier version still applies', async () => {
  localStorage.setItem('motion', 'paused');
  const { user } = await openDisplaySettings();
  expect(getRadio(motion.legend, motion.choices.reduced)).toBeChecked();
  await user.click(getRadio(motion.legend, motion.choices.system));
  await user.click(screen.getByRole('button', { name: controls.close }));
  await user.click(await screen.findByRole('button', { name: controls.footer.pauseMotion }));
  expect(readAttributes()).toEqual({ 'data-motion': 'reduced' });
  expect(readAnnouncedTexts()).toEqual([controls.footer.motionPaused]);
  await reload();
  expect(getRadio(motion.legend, motion.choices.reduced)).toBeChecked();
});

test.each<[string, string, Record<string, string>?]>([
  ['text that is not JSON', '{"theme":'],
  ['null', 'null'],
  ['a list', '["dark"]'],
  ['a text', '"dark"'],
  ['unknown choices and settings', '{"theme":"sepia","contrast":1,"__proto__":{"motion":"reduced"},"zoom":"3"}'],
  ['unknown choices beside a known one', '{"theme":"sepia","spacing":"wide"}', { 'data-spacing': 'wide' }],
])('invalid stored settings are ignored and removed: %s', async (_title, storedText, attributes = {}) => {
  localStorage.setItem('display', storedText);
  await renderSite((await loadSubjects()).textPage.path);
  expect(readAttributes()).toEqual(attributes);
  expect(localStorage.getItem('display')).toBe(attributes['data-spacing'] ? '{"spacing":"wide"}' : null);
});

test('a choice still applies if the browser blocks storage', async () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Refused', 'SecurityError');
    });
  const { user } = await openDisplaySettings();
  await user.click(getRadio(theme.legend, theme.choices.dark));
  expect(readAttributes()).toEqual({ 'data-theme': 'dark' });
  expect(getRadio(theme.legend, theme.choices.dark)).toBeChecked();
});
