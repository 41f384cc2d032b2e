import { memo, useDeferredValue, useEffectEvent, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useIsSSR } from 'react-aria/SSRProvider';
import { useTabPanel } from 'react-aria/useTabList';
import { flushSync } from 'react-dom';
import type { TabListState } from 'react-stately/useTabListState';
import { whenIdle } from '../../hooks/whenIdle';
import styles from './Tabs.module.css';

/** In place of a panel that is not to be looked through for Tab stops. */
const NO_PANEL: RefObject<null> = { current: null };

/**
 * Safari 26.2 to 26.6 go on hiding from VoiceOver what was hidden until found (WebKit bug 310623). What comes out of
 * 'display: none' gets new boxes, and with them a new place in the accessibility tree. Others would lay it out for nothing.
 */
function renewBoxes(element: HTMLElement): void {
  if (!navigator.vendor.startsWith('Apple')) return;
  element.style.display = 'none';
  element.getBoundingClientRect();
  element.style.removeProperty('display');
}

/** Leaves a hidden panel to the browser's search in the page, and has it laid out ahead once there is nothing else to do. */
function useUntilFound(panel: RefObject<HTMLElement | null>, isHidden: boolean, onFound: () => void): void {
  const found = useEffectEvent(onFound);
  const wasHidden = useRef(false);
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    if (!isHidden) {
      if (wasHidden.current) renewBoxes(element);
      return undefined;
    }
    wasHidden.current = true;
    // React knows 'hidden' as a switch only.
    element.setAttribute('hidden', 'until-found');
    // At once: the browser scrolls to the words right after.
    const onBeforeMatch = () => flushSync(found);
    element.addEventListener('beforematch', onBeforeMatch);
    // To be asked for its size is what makes the browser lay it out.
    const cancel = whenIdle(() => void element.firstElementChild?.getBoundingClientRect());
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
 * What a tab shows. Hidden it can be found, and a press only has to paint it (`hidden="until-found"`). Shown it is a Tab
 * stop itself while nothing in it is one, so that a keyboard can read on from the tab (WAI-ARIA APG, tabs pattern).
 * Memoised: the state is another object whenever the focus moves, and each render looks through the panel for Tab stops.
 */
export const TabPanel = memo(
  function TabPanel(props: TabPanelProps) {
    const { id, state, children } = props;
    const panel = useRef<HTMLDivElement>(null);
    const isHidden = !isShown(props);
    // Looked through while it is shown, and after it is painted: element by element, a table takes as long as the switch.
    const isLookedThrough = !useDeferredValue(isHidden) && !isHidden;
    const { tabPanelProps } = useTabPanel({ id }, state, isLookedThrough ? panel : NO_PANEL);
    const isSSR = useIsSSR();
    useUntilFound(panel, isHidden, () => state.setSelectedKey(id));
    return (
      // Hidden it has no role: its box is still there, and Chromium would tell readers of an empty panel.
      <div
        {...(!isHidden && tabPanelProps)}
        // Only an effect can tell: prerendered it would be a Tab stop whatever it holds.
        {...(isSSR && { tabIndex: undefined })}
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
