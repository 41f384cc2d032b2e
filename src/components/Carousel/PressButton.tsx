import type { ComponentProps } from 'react';
import { usePress, type PressEvents } from 'react-aria/usePress';

export interface PressButtonProps extends ComponentProps<'button'> {
  press: PressEvents;
}

/**
 * A button that answers mouse, finger, key and a screen reader's click alike, once the press ends (WCAG 2.5.2). By usePress
 * alone: what useButton adds, a native button has. The mark for react-aria's style element would only weigh in the page.
 */
export function PressButton({ press, ...props }: PressButtonProps) {
  const { pressProps } = usePress(press);
  return <button type="button" {...props} {...pressProps} data-react-aria-pressable={undefined} />;
}
