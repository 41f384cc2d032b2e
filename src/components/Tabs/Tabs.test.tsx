import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nProvider } from 'react-aria/I18nProvider';
import { renderToString } from 'react-dom/server';
import { Tabs } from './Tabs';

const tabs = [
  { id: 'plans', label: 'Plans', content: <button type="button">Choose</button> },
  { id: 'words', label: 'Words', content: <p>Nothing to press</p> },
  { id: 'last', label: 'Last', content: <p>The end</p> },
];
const getTab = (name: string) => screen.getByRole('tab', { name });
const getSelectedTab = () => screen.getByRole('tab', { selected: true }).textContent;
function renderTabs() {
  render(<Tabs label="Parts" tabs={tabs} />);
  return userEvent.setup();
}

test('2.5.2 a press selects a tab on release, and dragging off the tab cancels it', async () => {
  const user = renderTabs();
  await user.pointer([{ keys: '[MouseLeft>]', target: getTab('Words') }]);
  expect(getSelectedTab()).toBe('Plans');
  await user.pointer([{ target: document.body }, { keys: '[/MouseLeft]' }]);
  expect(getSelectedTab()).toBe('Plans');
  await user.pointer([{ keys: '[MouseLeft]', target: getTab('Words') }]);
  expect(getSelectedTab()).toBe('Words');
});

test('§4.8 in prerendered markup the first tab is selected and the only Tab stop, and only its panel is shown', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Tabs label="Parts" tabs={tabs} />);
  document.body.append(page);
  expect(getSelectedTab()).toBe('Plans');
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  expect(screen.getAllByRole('tabpanel')).toEqual([screen.getByRole('tabpanel', { name: 'Plans' })]);
  expect(screen.getByRole('tabpanel')).not.toHaveAttribute('tabindex');
  page.remove();
});

test('§4.8 APG arrow keys, Home and End move between the tabs with wrapping and show the panel of the focused tab', async () => {
  const user = renderTabs();
  await user.click(getTab('Plans'));
  const keyMoves = [
    ['ArrowRight', 'Words'],
    ['ArrowLeft', 'Plans'],
    ['ArrowLeft', 'Last'],
    ['ArrowRight', 'Plans'],
    ['End', 'Last'],
    ['Home', 'Plans'],
  ] as const;
  for (const [key, name] of keyMoves) {
    await user.keyboard(`{${key}}`);
    expect(getTab(name)).toHaveFocus();
    expect([getSelectedTab(), screen.getAllByRole('tabpanel')]).toEqual([
      name,
      [screen.getByRole('tabpanel', { name })],
    ]);
  }
});

test('2.1.1 the tab list is one Tab stop, and a shown panel without focusable content is another Tab stop', async () => {
  const user = renderTabs();
  await user.click(getTab('Plans'));
  await user.tab();
  expect(screen.getByRole('button', { name: 'Choose' })).toHaveFocus();
  await user.tab({ shift: true });
  expect(getTab('Plans')).toHaveFocus();
  await user.click(getTab('Words'));
  await user.tab();
  const wordsPanel = screen.getByRole('tabpanel', { name: 'Words' });
  expect(wordsPanel).toHaveFocus();
  await user.click(getTab('Plans'));
  expect(wordsPanel).not.toHaveAttribute('tabindex');
});

test('APG the arrow keys work in the opposite direction in a right-to-left language', async () => {
  const user = userEvent.setup();
  render(
    <I18nProvider locale="ar">
      <Tabs label="Parts" tabs={tabs} />
    </I18nProvider>,
  );
  await user.click(getTab('Plans'));
  await user.keyboard('{ArrowLeft}');
  expect(getSelectedTab()).toBe('Words');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(getSelectedTab()).toBe('Last');
});

test('APG an arrow key with Ctrl selects no tab', async () => {
  const user = renderTabs();
  await user.click(getTab('Plans'));
  await user.keyboard('{Control>}{ArrowRight}{/Control}');
  expect(getSelectedTab()).toBe('Plans');
});

test('4.1.2 controlled tabs report a press and select only the given tab', async () => {
  const user = userEvent.setup();
  const onSelect = jest.fn();
  render(<Tabs label="Parts" tabs={tabs} selectedId="words" onSelect={onSelect} />);
  await user.click(getTab('Last'));
  expect(onSelect.mock.calls).toEqual([['last']]);
  expect(getSelectedTab()).toBe('Words');
});

test('4.1.2 find-in-page finds text in a hidden panel and selects its tab', async () => {
  render(<Tabs label="Parts" tabs={tabs} />);
  const getPanel = () => screen.getByText('The end').parentElement as HTMLElement;
  expect(getPanel()).toHaveAttribute('hidden', 'until-found');
  // An element with `hidden="until-found"` keeps its layout box. If the element had a role, screen readers would
  // announce an empty panel.
  expect(getPanel()).not.toHaveAttribute('role');
  // The browser fires this event before it shows the match and scrolls to it.
  act(() => void fireEvent(getPanel(), new Event('beforematch', { bubbles: true })));
  expect(getSelectedTab()).toBe('Last');
  expect(screen.getByRole('tabpanel', { name: 'Last' })).toBe(getPanel());
  expect(getPanel()).not.toHaveAttribute('hidden');
  expect(screen.getByText('Nothing to press').parentElement).toHaveAttribute('hidden', 'until-found');
});

test.each([
  ['Apple Computer, Inc.', 'recreates', true],
  ['Google Inc.', 'keeps', false],
])('4.1.2 in a browser by %s, selecting a tab %s the boxes of its panel', async (vendor, _verb, areBoxesRecreated) => {
  jest.spyOn(navigator, 'vendor', 'get').mockReturnValue(vendor);
  const user = renderTabs();
  const panel = screen.getByText('The end').parentElement as HTMLElement;
  const oldStyles: (string | null)[] = [];
  const observer = new MutationObserver((mutations) => oldStyles.push(...mutations.map(({ oldValue }) => oldValue)));
  observer.observe(panel, { attributeFilter: ['style'], attributeOldValue: true });
  await user.click(getTab('Last'));
  expect(oldStyles.includes('display: none;')).toBe(areBoxesRecreated);
  expect(screen.getByRole('tabpanel', { name: 'Last' })).toBeVisible();
});
