import { useEffectEvent, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useTab, useTabList } from 'react-aria/useTabList';
import { Item } from 'react-stately/Item';
import { useTabListState, type TabListState } from 'react-stately/useTabListState';
import { TabPanel } from './TabPanel';
import styles from './Tabs.module.css';

export interface TabItem {
  id: string;
  label: string;
  content: ReactNode;
}

export interface TabsProps {
  /** The accessible name of the tab list. */
  label: string;
  /** The tabs. Without `selectedId`, the first tab is selected initially. */
  tabs: readonly TabItem[];
  /** The id of the selected tab, for a controlled component. */
  selectedId?: string;
  onSelect?: (id: string) => void;
}

/** Returns a tab as an item of react-aria's collection. */
const renderItem = ({ id, label }: TabItem) => <Item key={id}>{label}</Item>;

function Tab({ id, label, state }: Pick<TabItem, 'id' | 'label'> & { state: TabListState<TabItem> }) {
  const button = useRef<HTMLButtonElement>(null);
  const { tabProps, isSelected } = useTab({ key: id, shouldSelectOnPressUp: true }, state, button);
  return (
    // Sets `tabIndex` here, because prerendered markup also needs a Tab stop, and react-aria sets no `tabIndex` during
    // prerendering.
    <button {...tabProps} ref={button} type="button" tabIndex={isSelected ? 0 : -1} className={styles.tab}>
      {label}
    </button>
  );
}

/**
 * Renders tabs (WAI-ARIA APG, tabs pattern). The tab list is one Tab stop. Arrow keys, Home and End move the focus and
 * select the focused tab. A press selects a tab on release, so that the visitor can cancel the press (WCAG 2.5.2).
 * Hidden panels stay mounted, so that they keep the visitor's input.
 *
 * We use react-aria's hooks with our own markup, because the tabs of react-aria-components measure and style each shown
 * panel several times. These tabs also hide the other panels from find-in-page and from print.
 */
export function Tabs({ label, tabs, selectedId, onSelect }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const state: TabListState<TabItem> = useTabListState<TabItem>({
    items: tabs,
    children: renderItem,
    // Without a default key, react-aria selects a tab only in an effect. Prerendered markup would have no selected tab
    // and no visible panel.
    ...(selectedId === undefined ? tabs[0] && { defaultSelectedKey: tabs[0].id } : { selectedKey: selectedId }),
    onSelectionChange: (id) => {
      if (id !== state.selectedKey) onSelect?.(String(id));
    },
  });
  // If a tab has the focus at hydration, reports this focus to react-aria. Otherwise arrow keys would select another
  // tab without moving the focus.
  const reportInitialFocus = useEffectEvent(() => {
    if (list.current?.contains(document.activeElement)) state.selectionManager.setFocused(true);
  });
  useLayoutEffect(() => reportInitialFocus(), []);
  const { tabListProps } = useTabList({ 'aria-label': label }, state, list);
  const listProps = {
    ...tabListProps,
    onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => {
      // A combination with Alt, Ctrl or Meta is a command of the browser or the screen reader.
      if (!event.altKey && !event.ctrlKey && !event.metaKey) tabListProps.onKeyDown?.(event);
    },
  };
  return (
    <div className={styles.tabs}>
      <div {...listProps} ref={list} className={styles.list}>
        {tabs.map(({ id, label: text }) => (
          <Tab key={id} id={id} label={text} state={state} />
        ))}
      </div>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} state={state}>
          {content}
        </TabPanel>
      ))}
    </div>
  );
}
