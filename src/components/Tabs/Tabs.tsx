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
  /** Names the tab list. */
  label: string;
  /** The first is shown first. */
  items: readonly TabItem[];
  /** Controlled: id of the tab shown. */
  selected?: string;
  onSelect?: (id: string) => void;
}

/** How react-aria learns of a tab. */
const item = ({ id, label }: TabItem) => <Item key={id}>{label}</Item>;

function Tab({ id, label, state }: Pick<TabItem, 'id' | 'label'> & { state: TabListState<TabItem> }) {
  const button = useRef<HTMLButtonElement>(null);
  const { tabProps, isSelected } = useTab({ key: id, shouldSelectOnPressUp: true }, state, button);
  return (
    // The Tab stop in the prerendered page too, where react-aria has none yet.
    <button {...tabProps} ref={button} type="button" tabIndex={isSelected ? 0 : -1} className={styles.tab}>
      {label}
    </button>
  );
}

/**
 * Tabs (WAI-ARIA APG, tabs pattern): one Tab stop; arrow keys, Home and End move and select. A press selects when it is
 * released, so that it can be taken back (WCAG 2.5.2). Hidden panels stay mounted, so that what a visitor did in one is
 * still there on the way back.
 *
 * react-aria's hooks in markup of our own: the tabs of react-aria-components measure and style a panel several times over
 * when it is shown, and hide the others from the search in the page and from paper.
 */
export function Tabs({ label, items, selected, onSelect }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const state: TabListState<TabItem> = useTabListState<TabItem>({
    items,
    children: item,
    // By itself it chooses in an effect only: prerendered no tab would be selected, and no panel shown.
    ...(selected === undefined ? items[0] && { defaultSelectedKey: items[0].id } : { selectedKey: selected }),
    onSelectionChange: (id) => {
      if (id !== state.selectedKey) onSelect?.(String(id));
    },
  });
  // A tab that had the focus before this code arrived: arrow keys would select another one and leave the focus behind.
  const takeOverFocus = useEffectEvent(() => {
    if (list.current?.contains(document.activeElement)) state.selectionManager.setFocused(true);
  });
  useLayoutEffect(() => takeOverFocus(), []);
  const { tabListProps } = useTabList({ 'aria-label': label }, state, list);
  const listProps = {
    ...tabListProps,
    onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => {
      // With another key it is the browser's or the screen reader's.
      if (!event.altKey && !event.ctrlKey && !event.metaKey) tabListProps.onKeyDown?.(event);
    },
  };
  return (
    <div className={styles.tabs}>
      <div {...listProps} ref={list} className={styles.list}>
        {items.map(({ id, label: text }) => (
          <Tab key={id} id={id} label={text} state={state} />
        ))}
      </div>
      {items.map(({ id, content }) => (
        <TabPanel key={id} id={id} state={state}>
          {content}
        </TabPanel>
      ))}
    </div>
  );
}
