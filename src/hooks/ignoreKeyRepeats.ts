import type { KeyboardEvent } from 'react';

/**
 * A `keydown` handler for the first focused button of an overlay. Ignores key repeats, because the visitor may still
 * hold down the Enter key that opened the overlay or sent the form. The repeats of this key would press the button
 * before the visitor has read the overlay.
 */
export const ignoreKeyRepeats = (event: KeyboardEvent): void => {
  if (event.repeat) event.preventDefault();
};
