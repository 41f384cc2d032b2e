import { useEffect, useRef } from 'react';
import { afterNoticed, focusInPlace } from '../../hooks/focusAnnouncement';

/** Where focus goes when what had it goes away, and what comes into view with it. */

const isInFlow = (element: HTMLElement): boolean => getComputedStyle(element).position !== 'fixed';

/**
 * Moves focus to a control by its id; its label comes into view with it. A `heading` that stands in the flow above it
 * does too, as far as the window has room for both: what has the focus stays in view (WCAG 2.4.11).
 */
export function focusById(id: string, heading?: HTMLElement | null): void {
  const control = document.getElementById(id);
  if (heading && isInFlow(heading)) {
    heading.scrollIntoView?.({ block: 'start' });
    control?.scrollIntoView?.({ block: 'nearest' });
  } else control?.scrollIntoView?.({ block: 'center' });
  if (control) focusInPlace(control);
}

/**
 * Moves the focus to a control, by its id, a moment after the next render and not while `isBlocked`: an error is in the
 * document by then and read with its field, and what lies outside of an open alert is no longer inert. `heading` answers
 * what is to come into view with it.
 *
 * A moment, for Orca reads a description again that changes under the focus, and says nothing of a field that has the focus
 * before it has seen where the focus was when the alert closed. Who goes somewhere else in that moment stays there: the rest of
 * what they type would land in another field.
 */
export function useFocusLater(isBlocked: boolean): (id: string, heading?: () => HTMLElement | null) => void {
  const target = useRef<{ id: string; heading: (() => HTMLElement | null) | undefined }>(null);
  const cancel = useRef<() => void>(undefined);
  useEffect(() => () => cancel.current?.(), []);
  useEffect(() => {
    if (target.current === null || isBlocked) return;
    const { id, heading } = target.current;
    target.current = null;
    cancel.current?.();
    cancel.current = unlessVisitorMoves(() => focusById(id, heading?.()));
  });
  return (id, heading) => {
    target.current = { id, heading };
  };
}

/** Where somebody goes on: a place on the page between controls is none. */
const CONTROL = 'input, select, textarea, button, a[href]';
const MOVES = ['pointerdown', 'keydown'];

/** Calls `act` once the change before it was noticed, unless the visitor goes on to another control. Returns a function that cancels it. */
function unlessVisitorMoves(act: () => void): () => void {
  const from = document.activeElement;
  let isMoving = false;
  // By hand, that is: a dialog that closes moves the focus, too.
  const notice = (event: Event) => {
    isMoving ||= !(event instanceof KeyboardEvent) || event.key === 'Tab';
  };
  const stop = () => {
    cancel();
    for (const type of MOVES) document.removeEventListener(type, notice, true);
  };
  for (const type of MOVES) document.addEventListener(type, notice, true);
  const cancel = afterNoticed(() => {
    stop();
    const at = document.activeElement;
    if (!(isMoving && at !== from && at?.matches(CONTROL))) act();
  });
  return stop;
}
