import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import styles from './Tabs.module.css';

const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex]';

const isStop = (element: Element): boolean =>
  element.matches(':not(:disabled, [tabindex="-1"])') &&
  // Safari before 17.4 can't tell: what it takes for a stop is one in most windows.
  (!('checkVisibility' in element) || element.checkVisibility());

export interface TabPanelProps {
  id: string;
  /** Id of its tab. */
  labelledBy: string;
  isShown: boolean;
  children: ReactNode;
}

/**
 * What a tab shows. It is a Tab stop itself while nothing in it is one, so that a keyboard can read on from the tab
 * (WAI-ARIA APG, tabs pattern).
 */
export function TabPanel({ id, labelledBy, isShown, children }: TabPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [hasStops, setHasStops] = useState(true);

  useLayoutEffect(() => {
    const element = panel.current;
    if (!element || !isShown) return undefined;
    const look = () => setHasStops([...element.querySelectorAll(STOPS)].some(isStop));
    look();
    const observer = new MutationObserver(look);
    observer.observe(element, { subtree: true, childList: true, attributeFilter: ['tabindex', 'disabled', 'hidden'] });
    return () => observer.disconnect();
  }, [isShown]);

  return (
    <div
      ref={panel}
      role="tabpanel"
      id={id}
      aria-labelledby={labelledBy}
      hidden={!isShown}
      tabIndex={hasStops ? undefined : 0}
      className={styles.panel}
    >
      {children}
    </div>
  );
}
