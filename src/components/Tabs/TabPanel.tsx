import { memo, useDeferredValue, useEffectEvent, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useTabPanel } from 'react-aria/useTabList';
import { flushSync } from 'react-dom';
import type { TabListState } from 'react-stately/useTabListState';
import { useHydrated } from '../../hooks/useHydrated';
import { runWhenIdle } from '../../hooks/runWhenIdle';
import styles from './Tabs.module.css';

/** An empty ref. react-aria does not search for Tab stops in a panel with this ref. */
const NO_PANEL: RefObject<null> = { current: null };

/**
 * In Safari and other WebKit browsers, recreates the layout boxes of an element. Safari 26.2 to 26.6 still hide an
 * element from VoiceOver after `hidden="until-found"` was removed (WebKit bug 310623). After a temporary
 * 'display: none', the element has new boxes and is in the accessibility tree again. In other browsers, the function
 * does nothing, because the additional layout takes time.
 */
function recreateLayoutBoxes(element: HTMLElement): void {
  if (!navigator.vendor.startsWith('Apple')) return;
  element.style.display = 'none';
  element.getBoundingClientRect();
  element.style.removeProperty('display');
}

/**
 * Makes the text of a hidden panel available to find-in-page, and calls `onFound` when the browser finds a match in the
 * panel. Lays out the hidden panel in advance, when the browser is idle.
 */
function useHiddenUntilFound(panel: RefObject<HTMLElement | null>, isHidden: boolean, onFound: () => void): void {
  const notifyFound = useEffectEvent(onFound);
  const wasHidden = useRef(false);
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    if (!isHidden) {
      if (wasHidden.current) recreateLayoutBoxes(element);
      return undefined;
    }
    wasHidden.current = true;
    // React supports 'hidden' as a boolean only.
    element.setAttribute('hidden', 'until-found');
    // The update is synchronous, because the browser scrolls to the match right after the event.
    const onBeforeMatch = () => flushSync(notifyFound);
    element.addEventListener('beforematch', onBeforeMatch);
    // Reading the size makes the browser lay out the panel.
    const cancel = runWhenIdle(() => void element.firstElementChild?.getBoundingClientRect());
    return () => {
      cancel();
      element.removeEventListener('beforematch', onBeforeMatch);
    };
  }, [panel, isHidden]);
}

export interface TabPanelProps {
  id: string;
  state: TabListState<object>;
  children: ReactNode;
}

const isShown = ({ id, state }: TabPanelProps): boolean => id === state.selectedKey;

/**
 * Renders the panel of a tab. A hidden panel has `hidden="until-found"`, so that find-in-page finds its text. The panel
 * also keeps its layout, so that the browser only has to paint the panel after a press on its tab. A shown panel that
 * contains no Tab stop is a Tab stop itself (WAI-ARIA APG, tabs pattern). Visitors can therefore move from the tab to
 * the panel with the keyboard.
 *
 * The comparison of `memo` ignores `state`, because react-aria creates a new `state` object whenever the focus moves.
 * Otherwise, react-aria would search the shown panel for Tab stops after each move of the focus.
 */
export const TabPanel = memo(
  function TabPanel(props: TabPanelProps) {
    const { id, state, children } = props;
    const panel = useRef<HTMLDivElement>(null);
    const isHidden = !isShown(props);
    // The search for Tab stops runs only in a shown panel, after its first paint. In a panel with a table, the search
    // through all elements takes as long as showing the panel.
    const isTabStopSearchEnabled = !useDeferredValue(isHidden) && !isHidden;
    const { tabPanelProps } = useTabPanel({ id }, state, isTabStopSearchEnabled ? panel : NO_PANEL);
    const isHydrated = useHydrated();
    useHiddenUntilFound(panel, isHidden, () => state.setSelectedKey(id));
    return (
      // A hidden panel has no role, because it still has a layout box, and Chromium would report an empty panel to
      // screen readers.
      <div
        {...(!isHidden && tabPanelProps)}
        // Removes react-aria's `tabIndex` during prerendering. react-aria detects Tab stops in an effect, and effects
        // do not run during prerendering. The prerendered panel would therefore always be a Tab stop.
        {...(!isHydrated && { tabIndex: undefined })}
        ref={panel}
        hidden={isHidden}
        className={styles.panel}
      >
        {children}
      </div>
    );
  },
  (previous, next) => previous.children === next.children && isShown(previous) === isShown(next),
);
