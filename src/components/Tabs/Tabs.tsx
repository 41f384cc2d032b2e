import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
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

/** Which tab a key leads to, by its place; null for every other key. The arrows follow the direction of the script. */
function placeAfter(key: string, at: number, count: number, isRightToLeft: boolean): number | null {
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const backward = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return (at + 1) % count;
  if (key === backward) return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

/**
 * Tabs (WAI-ARIA APG, tabs pattern): one Tab stop; arrow keys, Home and End move and select. A press selects when it is
 * released, so that it can be taken back (WCAG 2.5.2). Hidden panels stay mounted, so that what a visitor did in one is
 * still there on the way back.
 *
 * Made of buttons and not of react-aria's tabs, which measure and style a panel several times over when it is shown.
 */
export function Tabs({ label, items, selected, onSelect }: TabsProps) {
  const id = useId();
  const [own, setOwn] = useState(items[0]?.id);
  const shown = selected ?? own;
  const select = (next: string) => {
    setOwn(next);
    if (next !== shown) onSelect?.(next);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    // With another key it is the browser's or the screen reader's.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const isRightToLeft = event.currentTarget.closest('[dir]')?.getAttribute('dir') === 'rtl';
    const at = items.findIndex((item) => item.id === shown);
    const next = items[placeAfter(event.key, at, items.length, isRightToLeft) ?? -1];
    if (!next) return;
    event.preventDefault();
    select(next.id);
    document.getElementById(`${id}-tab-${next.id}`)?.focus();
  };
  return (
    <div className={styles.tabs}>
      <div role="tablist" aria-label={label} className={styles.list}>
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${id}-tab-${item.id}`}
            aria-selected={item.id === shown}
            // Of a panel that is hidden there is nothing to go to.
            aria-controls={item.id === shown ? `${id}-panel-${item.id}` : undefined}
            tabIndex={item.id === shown ? 0 : -1}
            onClick={() => select(item.id)}
            onKeyDown={onKeyDown}
            className={styles.tab}
          >
            {item.label}
          </button>
        ))}
      </div>
      {items.map((item) => (
        <TabPanel
          key={item.id}
          id={`${id}-panel-${item.id}`}
          labelledBy={`${id}-tab-${item.id}`}
          isShown={item.id === shown}
          onFound={() => select(item.id)}
        >
          {item.content}
        </TabPanel>
      ))}
    </div>
  );
}
