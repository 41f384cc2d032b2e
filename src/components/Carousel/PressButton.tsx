import type { ComponentProps } from 'react';
import { usePress, type PressEvents } from 'react-aria/usePress';

export interface PressButtonProps extends ComponentProps<'button'> {
  press: PressEvents;
}

/**
 * Renders a button that handles a press by mouse, finger, key or screen reader alike, on release (WCAG 2.5.2). It needs
 * only usePress, because a native button already has the features of useButton. It omits the attribute
 * `data-react-aria-pressable`, which would only add bytes to the page.
 */
export function PressButton({ press, ...props }: PressButtonProps) {
  const { pressProps } = usePress(press);
  return <button type="button" {...props} {...pressProps} data-react-aria-pressable={undefined} />;
}
