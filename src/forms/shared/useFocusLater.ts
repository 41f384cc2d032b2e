import { useEffect, useRef } from 'react';
import { focusById } from './focus';

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
