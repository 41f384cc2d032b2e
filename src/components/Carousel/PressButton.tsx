import type { ComponentProps } from 'react';
import { usePress, type PressEvents } from 'react-aria/usePress';

export interface PressButtonProps extends ComponentProps<'button'> {
  pressEvents: PressEvents;
}

/**
 * Renders a button that reports a press on release, whether by mouse, finger, key or screen reader (WCAG 2.5.2). The
 * component uses usePress and not useButton, because a native button already has the features that useButton adds. The
 * component omits the attribute `data-react-aria-pressable`, which would make the markup longer.
 */
export function PressButton({ pressEvents, ...props }: PressButtonProps) {
  const { pressProps } = usePress(pressEvents);
  return <button type="button" {...props} {...pressProps} data-react-aria-pressable={undefined} />;
}
