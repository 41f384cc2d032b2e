import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/**
 * What was typed into a prerendered field before the site's code arrived belongs to the visitor: it is taken over as if
 * it were typed now. Before the first paint, since the next render would put the form's own empty value in its place.
 */
export function useEarlyText(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  value: string,
  onChange: (text: string) => void,
): void {
  const takeOver = useEffectEvent(() => {
    const text = field.current?.value;
    if (text && text !== value) onChange(text);
  });
  useLayoutEffect(() => takeOver(), []);
}
