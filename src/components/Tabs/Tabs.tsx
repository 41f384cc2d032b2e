import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, TabPanels, Tabs as AriaTabs } from 'react-aria-components';
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

/**
 * Tabs (WAI-ARIA APG, tabs pattern): arrow keys, Home and End move and select. Hidden panels stay mounted, so
 * that what a visitor did in one is still there on the way back.
 */
export function Tabs({ label, items, selected, onSelect }: TabsProps) {
  return (
    <AriaTabs
      className={styles.tabs ?? ''}
      {...(selected !== undefined && { selectedKey: selected })}
      onSelectionChange={(key) => onSelect?.(String(key))}
    >
      <TabList aria-label={label} className={styles.list ?? ''}>
        {items.map((item) => (
          <Tab key={item.id} id={item.id} className={styles.tab ?? ''}>
            {item.label}
          </Tab>
        ))}
      </TabList>
      <TabPanels>
        {items.map((item) => (
          <TabPanel key={item.id} id={item.id} shouldForceMount className={styles.panel ?? ''}>
            {item.content}
          </TabPanel>
        ))}
      </TabPanels>
    </AriaTabs>
  );
}
