import { useLayoutEffect, useRef, type RefObject } from 'react';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * Keeps the caret where it was when a filter changes what was typed; React would put it at the end.
 * Call the answer with what stands before the caret once filtered. Inputs of type email tell no caret and keep none.
 */
export function useCaret(control: RefObject<TextControl | null>): (before: (text: string) => string) => void {
  const wanted = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (wanted.current !== null) control.current?.setSelectionRange(wanted.current, wanted.current);
    wanted.current = null;
  });
  return (before) => {
    const at = control.current?.selectionStart;
    wanted.current = typeof at === 'number' ? before(control.current?.value.slice(0, at) ?? '').length : null;
  };
}
