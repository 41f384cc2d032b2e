import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './OverflowRegion.module.css';

export interface OverflowRegionProps {
  /** Id of what names the region. */
  labelledBy: string;
  children: ReactNode;
}

/**
 * Content that may be wider than the window. Only while it is, the scroller is a named region that can take focus, so that
 * arrow keys pan it (WCAG 2.1.1); otherwise it is no stop on anybody's way.
 */
export function OverflowRegion({ labelledBy, children }: OverflowRegionProps) {
  const scroller = useRef<HTMLDivElement>(null);
  // Prerendered as if it overflowed: without scripts nobody can tell, and a keyboard must reach all of it.
  const [overflows, setOverflows] = useState(true);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const measure = () => setOverflows(element.scrollWidth > element.clientWidth + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={scroller}
      className={styles.scroller}
      {...(overflows && { role: 'region', 'aria-labelledby': labelledBy, tabIndex: 0 })}
    >
      {children}
    </div>
  );
}
