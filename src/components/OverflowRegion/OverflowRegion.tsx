import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import styles from './OverflowRegion.module.css';

export interface OverflowRegionProps {
  /** The id of the element that names the region. */
  labelledBy: string;
  children: ReactNode;
}

/**
 * Renders content that may be too wide for its container. While the content is too wide, the container is a named,
 * focusable region, so that arrow keys scroll the content (WCAG 2.1.1). If the content fits, the container is neither a
 * region nor a Tab stop.
 */
export function OverflowRegion({ labelledBy, children }: OverflowRegionProps) {
  const scroller = useRef<HTMLDivElement>(null);
  // Prerendered markup assumes an overflow. Without JavaScript the width is unknown, but visitors must still be able to
  // reach all content with the keyboard.
  const [hasOverflow, setHasOverflow] = useState(true);

  // A layout effect prevents assistive technology from reading a region that disappears after the first frame.
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const measure = () => setHasOverflow(element.scrollWidth > element.clientWidth + 1);
    const observer = new ResizeObserver(measure);
    // The content can become wider while the container keeps its width, for example when a font loads.
    for (const observedElement of [element, ...element.children]) observer.observe(observedElement);
    measure();
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={scroller}
      className={styles.scroller}
      {...(hasOverflow && { role: 'region', 'aria-labelledby': labelledBy, tabIndex: 0 })}
    >
      {children}
    </div>
  );
}
