import { useEffect, useRef } from 'react';
import { runAfterAnnouncement, focusReplacement } from '../../hooks/focusAnnouncement';

/** This module moves the focus after the focused element disappears, and scrolls related content into view. */

const isInFlow = (element: HTMLElement): boolean => getComputedStyle(element).position !== 'fixed';

/**
 * Moves the focus to a control by its id and scrolls the control into view. Also scrolls a `heading` in normal flow
 * above the control into view, if the viewport has room for both. The focused control stays in view (WCAG 2.4.11).
 */
export function focusById(id: string, heading?: HTMLElement | null): void {
  const control = document.getElementById(id);
  if (heading && isInFlow(heading)) {
    heading.scrollIntoView?.({ block: 'start' });
    control?.scrollIntoView?.({ block: 'nearest' });
  } else control?.scrollIntoView?.({ block: 'center' });
  if (control) focusReplacement(control);
}

/**
 * Returns a function that moves the focus to a control by its id, shortly after the next render and never while
 * `isBlocked`. After that render, the document contains the error, and content outside a closed alert is no longer
 * inert. `heading` returns the element that should scroll into view with the control.
 *
 * The delay is for Orca. Orca repeats a description that changes while its control has the focus. Orca also ignores a
 * focused field until it has noticed where the focus was when the alert closed. If the visitor moves the focus during
 * the delay, the focus stays there, so that no typed text enters another field.
 */
export function useDelayedFocus(isBlocked: boolean): (id: string, heading?: () => HTMLElement | null) => void {
  const target = useRef<{ id: string; heading: (() => HTMLElement | null) | undefined }>(null);
  const cancel = useRef<() => void>(undefined);
  useEffect(() => () => cancel.current?.(), []);
  useEffect(() => {
    if (target.current === null || isBlocked) return;
    const { id, heading } = target.current;
    target.current = null;
    cancel.current?.();
    cancel.current = runUnlessFocusMoves(() => focusById(id, heading?.()));
  });
  return (id, heading) => {
    target.current = { id, heading };
  };
}

/** The elements that a visitor can focus on purpose. A press between controls does not count as a move of the focus. */
const CONTROL = 'input, select, textarea, button, a[href]';
const MOVE_EVENTS = ['pointerdown', 'keydown'];

/**
 * Calls `act` after assistive technology has noticed the previous change, unless the visitor moves to another control.
 * Returns a function that cancels the call.
 */
function runUnlessFocusMoves(act: () => void): () => void {
  const from = document.activeElement;
  let isMoving = false;
  // Only a pointer press or Tab counts as a move by the visitor, because closing a dialog moves the focus too.
  const trackMove = (event: Event) => {
    isMoving ||= !(event instanceof KeyboardEvent) || event.key === 'Tab';
  };
  const stop = () => {
    cancel();
    for (const type of MOVE_EVENTS) document.removeEventListener(type, trackMove, true);
  };
  for (const type of MOVE_EVENTS) document.addEventListener(type, trackMove, true);
  const cancel = runAfterAnnouncement(() => {
    stop();
    const at = document.activeElement;
    if (!(isMoving && at !== from && at?.matches(CONTROL))) act();
  });
  return stop;
}
