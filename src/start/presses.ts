/** What only the site's code can answer. A link to a route works without it; the skip link would lead to a route '#main'. */
const ANSWERED_BY_SCRIPT = 'button, [role="tab"], a[href^="#"]';
/** A tab is no button: the browser makes no click of these keys on it. */
const PRESSING_KEYS = ['Enter', ' '];

export interface Presses {
  /** Presses everything now, once and in order, and keeps nothing any more. */
  replay: () => void;
}

/**
 * Keeps presses that come before the site's code can answer them, by mouse, finger or key: nobody has to press twice.
 * `onPress` is told, so that the code is fetched at once.
 */
export function keepPresses(onPress: () => void): Presses {
  const pressed = new Set<HTMLElement>();
  const keep = (event: Event) => {
    const target = (event.target as Element).closest<HTMLElement>(ANSWERED_BY_SCRIPT);
    if (!target) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed.add(target);
    document.documentElement.dataset['waiting'] = '';
    onPress();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (PRESSING_KEYS.includes(event.key) && (event.target as Element).matches('[role="tab"]')) keep(event);
  };
  document.addEventListener('click', keep, true);
  document.addEventListener('keydown', onKeyDown, true);
  return {
    replay: () => {
      document.removeEventListener('click', keep, true);
      document.removeEventListener('keydown', onKeyDown, true);
      delete document.documentElement.dataset['waiting'];
      for (const target of pressed) if (target.isConnected) target.click();
    },
  };
}
