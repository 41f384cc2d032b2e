import type { ComponentProps } from 'react';
import { usePress, type PressEvents } from 'react-aria/usePress';

export interface PressButtonProps extends ComponentProps<'button'> {
  press: PressEvents;
}

/**
 * Renders a button that handles mouse, finger, key and a screen reader's click alike, once the press ends (WCAG 2.5.2).
 * It needs only usePress, because a native button already has the features of useButton. The attribute for react-aria's
 * style element would only add bytes to the page.
 */
export function PressButton({ press, ...props }: PressButtonProps) {
  const { pressProps } = usePress(press);
  return <button type="button" {...props} {...pressProps} data-react-aria-pressable={undefined} />;
}
