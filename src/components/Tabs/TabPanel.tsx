import { memo, useDeferredValue, useEffectEvent, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useTabPanel } from 'react-aria/useTabList';
import { flushSync } from 'react-dom';
import type { TabListState } from 'react-stately/useTabListState';
import { useHydrated } from '../../hooks/useHydrated';
import { runWhenIdle } from '../../hooks/runWhenIdle';
import styles from './Tabs.module.css';

/** An empty ref, with which react-aria does not search a panel for Tab stops. */
const NO_PANEL: RefObject<null> = { current: null };

/**
 * Recreates the boxes of an element in Safari. Safari 26.2 to 26.6 still hide an element from VoiceOver after
 * `hidden="until-found"` was removed (WebKit bug 310623). After 'display: none', the element has new boxes and a new
 * place in the accessibility tree. Other browsers skip this, because the layout would cost time for no benefit.
 */
function recreateBoxes(element: HTMLElement): void {
  if (!navigator.vendor.startsWith('Apple')) return;
  element.style.display = 'none';
  element.getBoundingClientRect();
  element.style.removeProperty('display');
}

/** Makes a hidden panel available to find-in-page, and triggers its layout in advance, once the browser is idle. */
function useUntilFound(panel: RefObject<HTMLElement | null>, isHidden: boolean, onFound: () => void): void {
  const found = useEffectEvent(onFound);
  const wasHidden = useRef(false);
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    if (!isHidden) {
      if (wasHidden.current) recreateBoxes(element);
      return undefined;
    }
    wasHidden.current = true;
    // React supports 'hidden' as a boolean only.
    element.setAttribute('hidden', 'until-found');
    // The update is synchronous, because the browser scrolls to the match right after the event.
    const onBeforeMatch = () => flushSync(found);
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
 * Renders the panel of a tab. A hidden panel has `hidden="until-found"`: find-in-page finds its text, and a press only
 * has to paint the panel. A shown panel without a Tab stop is a Tab stop itself (WAI-ARIA APG, tabs pattern). Keyboard
 * users can therefore move from the tab to the panel.
 *
 * Memoised, because the state is a new object whenever the focus moves, and each render searches the panel for Tab
 * stops.
 */
export const TabPanel = memo(
  function TabPanel(props: TabPanelProps) {
    const { id, state, children } = props;
    const panel = useRef<HTMLDivElement>(null);
    const isHidden = !isShown(props);
    // The search for Tab stops runs while the panel is shown, and after it is painted. For a table, the search through
    // all elements takes as long as the switch itself.
    const isSearched = !useDeferredValue(isHidden) && !isHidden;
    const { tabPanelProps } = useTabPanel({ id }, state, isSearched ? panel : NO_PANEL);
    const isHydrated = useHydrated();
    useUntilFound(panel, isHidden, () => state.setSelectedKey(id));
    return (
      // A hidden panel has no role, because its box still exists. Chromium would report an empty panel to screen
      // readers.
      <div
        {...(!isHidden && tabPanelProps)}
        // Only an effect can detect Tab stops. In prerendered markup the panel would always be a Tab stop.
        {...(!isHydrated && { tabIndex: undefined })}
        ref={panel}
        hidden={isHidden}
        className={styles.panel}
      >
        {children}
      </div>
    );
  },
  (before, after) => before.children === after.children && isShown(before) === isShown(after),
);
