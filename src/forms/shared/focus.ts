import { useEffect, useRef } from 'react';
import { runAfterAnnouncement, focusReplacement } from '../../hooks/focusAnnouncement';
import { getErrorId } from '../fields/FieldShell';

/** This module moves the focus to a control of a form, and scrolls the control and related content into view. */

const isInFlow = (element: HTMLElement): boolean => getComputedStyle(element).position !== 'fixed';

/**
 * Moves the focus to the control with this id and scrolls the control into view. `elementAbove` is an element above the
 * control. If `elementAbove` is in normal flow, and the viewport is high enough, also scrolls `elementAbove` and the
 * error below the control into view. The focused control stays in view (WCAG 2.4.11).
 */
export function focusById(id: string, elementAbove?: HTMLElement | null): void {
  const control = document.getElementById(id);
  if (elementAbove && isInFlow(elementAbove)) {
    elementAbove.scrollIntoView?.({ block: 'start' });
    document.getElementById(getErrorId(id))?.scrollIntoView?.({ block: 'nearest' });
  } else control?.scrollIntoView?.({ block: 'center' });
  if (control) focusReplacement(control);
}

/**
 * Returns a function that moves the focus to the control with a given id. The focus moves shortly after the next render
 * in which `isBlocked` is false. By then, the document contains the error message, and the page behind a closed alert
 * is no longer inert. `elementAbove` returns the element that should scroll into view together with the control.
 *
 * The screen reader Orca requires the delay for two reasons. First, Orca repeats a description that changes while its
 * control has the focus. Second, the focus returns to the previous element when an alert closes. Orca announces a newly
 * focused field only if it has already noticed this return. If the visitor moves the focus to another control during
 * the delay, the function does not move the focus. Otherwise, the visitor's text could enter the wrong field.
 */
export function useDelayedFocus(isBlocked: boolean): (id: string, elementAbove?: () => HTMLElement | null) => void {
  const target = useRef<{ id: string; elementAbove: (() => HTMLElement | null) | undefined }>(null);
  const cancel = useRef<() => void>(undefined);
  useEffect(() => () => cancel.current?.(), []);
  useEffect(() => {
    if (target.current === null || isBlocked) return;
    const { id, elementAbove } = target.current;
    target.current = null;
    cancel.current?.();
    cancel.current = runUnlessFocusMoves(() => focusById(id, elementAbove?.()));
  });
  return (id, elementAbove) => {
    target.current = { id, elementAbove };
  };
}

/**
 * The selector of the controls that a visitor can focus. A press on the page between two controls therefore does not
 * count as a move of the focus to another control.
 */
const CONTROL_SELECTOR = 'input, select, textarea, button, a[href]';
const FOCUS_MOVE_EVENTS = ['pointerdown', 'keydown'];

/**
 * Calls `run` after assistive technology has noticed the previous change of the focus, unless the visitor moves the
 * focus to another control meanwhile. Returns a function that cancels the call.
 */
function runUnlessFocusMoves(run: () => void): () => void {
  const initialFocus = document.activeElement;
  let hasVisitorMovedFocus = false;
  // Only a pointer press or Tab counts as a move by the visitor, because a closing dialog also moves the focus.
  const trackFocusMove = (event: Event) => {
    hasVisitorMovedFocus ||= !(event instanceof KeyboardEvent) || event.key === 'Tab';
  };
  const cancelRun = () => {
    cancel();
    for (const type of FOCUS_MOVE_EVENTS) document.removeEventListener(type, trackFocusMove, true);
  };
  for (const type of FOCUS_MOVE_EVENTS) document.addEventListener(type, trackFocusMove, true);
  const cancel = runAfterAnnouncement(() => {
    cancelRun();
    const currentFocus = document.activeElement;
    if (!(hasVisitorMovedFocus && currentFocus !== initialFocus && currentFocus?.matches(CONTROL_SELECTOR))) run();
  });
  return cancelRun;
}
