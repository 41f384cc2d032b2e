import type { ComponentProps } from 'react';
import { usePress, type PressEvents } from 'react-aria/usePress';

export interface PressButtonProps extends ComponentProps<'button'> {
  press: PressEvents;
}

/**
 * A button that answers mouse, finger, key and a screen reader's click alike, once the press ends (WCAG 2.5.2). Of usePress
 * and not useButton: that hands it a `ref`, with which it adds a style element to the page, and the policy forbids it.
 * The mark that this style would look for is left out of the prerendered page, too.
 */
export function PressButton({ press, ...props }: PressButtonProps) {
  const { pressProps } = usePress(press);
  return <button type="button" {...props} {...pressProps} data-react-aria-pressable={undefined} />;
}
