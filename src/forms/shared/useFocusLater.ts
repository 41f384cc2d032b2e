import { useEffect, useRef } from 'react';
import { focusById } from './FormContext';

/**
 * Moves the focus to a control, by its id, after the next render and not while `isBlocked`: an error is in the document
 * by then and read with its field, and what lies outside of an open alert is no longer inert.
 */
export function useFocusLater(isBlocked: boolean): (id: string) => void {
  const target = useRef<string | null>(null);
  useEffect(() => {
    if (target.current === null || isBlocked) return;
    focusById(target.current);
    target.current = null;
  });
  return (id) => {
    target.current = id;
  };
}
