import { useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { whenIdle } from '../../hooks/whenIdle';
import styles from './Tabs.module.css';

const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex]';

const isStop = (element: Element): boolean =>
  element.matches(':not(:disabled, [tabindex="-1"])') &&
  // Safari before 17.4 can't tell: what it takes for a stop is one in most windows.
  (!('checkVisibility' in element) || element.checkVisibility());

/** Whether anything in a shown panel is a Tab stop, kept up to date. */
function useHasStops(panel: RefObject<HTMLElement | null>, isShown: boolean): boolean {
  const [hasStops, setHasStops] = useState(true);
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element || !isShown) return undefined;
    const look = () => setHasStops([...element.querySelectorAll(STOPS)].some(isStop));
    look();
    const observer = new MutationObserver(look);
    observer.observe(element, { subtree: true, childList: true, attributeFilter: ['tabindex', 'disabled', 'hidden'] });
    return () => observer.disconnect();
  }, [panel, isShown]);
  return hasStops;
}

/** Leaves a hidden panel to the browser's search in the page, and has it laid out ahead once there is nothing else to do. */
function useUntilFound(panel: RefObject<HTMLElement | null>, isHidden: boolean, onFound: () => void): void {
  const found = useEffectEvent(onFound);
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element || !isHidden) return undefined;
    // React knows 'hidden' as a switch only.
    element.setAttribute('hidden', 'until-found');
    // For screen readers that don't know that state. Not in the markup: without scripts every panel is shown.
    element.setAttribute('aria-hidden', 'true');
    // At once: the browser scrolls to the words right after.
    const onBeforeMatch = () => flushSync(found);
    element.addEventListener('beforematch', onBeforeMatch);
    // To be asked for its size is what makes the browser lay it out.
    const cancel = whenIdle(() => void element.firstElementChild?.getBoundingClientRect());
    return () => {
      cancel();
      element.removeAttribute('aria-hidden');
      element.removeEventListener('beforematch', onBeforeMatch);
    };
  }, [panel, isHidden]);
}

export interface TabPanelProps {
  id: string;
  /** Id of its tab. */
  labelledBy: string;
  isShown: boolean;
  /** The browser found words in it while it was hidden, and is about to show them. */
  onFound: () => void;
  children: ReactNode;
}

/**
 * What a tab shows. Hidden it can be found, and a press only has to paint it (`hidden="until-found"`). Shown it is a Tab
 * stop itself while nothing in it is one, so that a keyboard can read on from the tab (WAI-ARIA APG, tabs pattern).
 */
export function TabPanel({ id, labelledBy, isShown, onFound, children }: TabPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const hasStops = useHasStops(panel, isShown);
  useUntilFound(panel, !isShown, onFound);
  return (
    <div
      ref={panel}
      role="tabpanel"
      id={id}
      aria-labelledby={labelledBy}
      hidden={!isShown}
      tabIndex={isShown && !hasStops ? 0 : undefined}
      className={styles.panel}
    >
      {children}
    </div>
  );
}
