import { useEffectEvent, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useIsSSR } from 'react-aria/SSRProvider';
import { useTabPanel } from 'react-aria/useTabList';
import { flushSync } from 'react-dom';
import type { TabListState } from 'react-stately/useTabListState';
import { whenIdle } from '../../hooks/whenIdle';
import styles from './Tabs.module.css';

/** In place of a hidden panel: to look for Tab stops in what is not shown costs a style for each of its elements. */
const NOT_SHOWN: RefObject<null> = { current: null };

/** Leaves a hidden panel to the browser's search in the page, and has it laid out ahead once there is nothing else to do. */
function useUntilFound(panel: RefObject<HTMLElement | null>, isHidden: boolean, onFound: () => void): void {
  const found = useEffectEvent(onFound);
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element || !isHidden) return undefined;
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

/**
 * What a tab shows. Hidden it can be found, and a press only has to paint it (`hidden="until-found"`). Shown it is a Tab
 * stop itself while nothing in it is one, so that a keyboard can read on from the tab (WAI-ARIA APG, tabs pattern).
 */
export function TabPanel({ id, state, children }: TabPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const isShown = id === state.selectedKey;
  const isSSR = useIsSSR();
  const { tabPanelProps } = useTabPanel({ id }, state, isShown ? panel : NOT_SHOWN);
  useUntilFound(panel, !isShown, () => state.setSelectedKey(id));
  return (
    // Hidden it has no role: its box is still there, and Chromium would tell readers of an empty panel.
    <div
      {...(isShown && tabPanelProps)}
      // Only an effect can tell: prerendered it would be a Tab stop whatever it holds.
      {...(isSSR && { tabIndex: undefined })}
      ref={panel}
      hidden={!isShown}
      className={styles.panel}
    >
      {children}
    </div>
  );
}
