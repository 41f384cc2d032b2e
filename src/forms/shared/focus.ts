import { useEffect, useRef } from 'react';
import { focusWords } from '../../hooks/heard';

/** Where focus goes when what had it goes away, and what comes into view with it. */

const isInFlow = (element: HTMLElement): boolean => getComputedStyle(element).position !== 'fixed';

/**
 * Moves focus to a control by its id; its label comes into view with it. A `heading` that stands in the flow above it
 * does too, as far as the window has room for both: what has the focus stays in view (WCAG 2.4.11).
 */
export function focusById(id: string, heading?: HTMLElement | null): void {
  const control = document.getElementById(id);
  if (heading && isInFlow(heading)) {
    control?.focus({ preventScroll: true });
    heading.scrollIntoView?.({ block: 'start' });
    control?.scrollIntoView?.({ block: 'nearest' });
  } else {
    control?.focus();
    control?.scrollIntoView?.({ block: 'center' });
  }
}

/**
 * Moves the focus to a control, by its id, after the next render and not while `isBlocked`: an error is in the document
 * by then and read with its field, and what lies outside of an open alert is no longer inert. `heading` answers what is
 * to come into view with it.
 */
export function useFocusLater(isBlocked: boolean): (id: string, heading?: () => HTMLElement | null) => void {
  const target = useRef<{ id: string; heading: (() => HTMLElement | null) | undefined }>(null);
  useEffect(() => {
    if (target.current === null || isBlocked) return;
    const { id, heading } = target.current;
    target.current = null;
    focusById(id, heading?.());
  });
  return (id, heading) => {
    target.current = { id, heading };
  };
}

/** Moves focus to the start of the page, without a scroll: for when nothing nearer is left to have it. */
export function focusPage(): void {
  focusWords(document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main'));
}
