/**
 * What only the site's code can answer. A form that posts needs nobody, and alone names a method. A link to a route works
 * without it; the skip link would lead to a route '#main'.
 */
const ANSWERED_BY_SCRIPT = 'button:not([method] *), a[href^="#"]';

export interface Presses {
  /** What is held. A link has no form. */
  held: ReadonlySet<HTMLButtonElement>;
  /** Presses everything now, once and in order, and keeps nothing any more. */
  replay: () => void;
}

/**
 * Keeps presses that come before the site's code can answer them, by mouse, finger or key: nobody has to press twice.
 * `onPress` is told, so that the code is fetched at once. Buttons that lead to a form's page are held, too: a host of files alone
 * (direct mode) has no form there, and this script can't know which host it is on.
 */
export function keepPresses(onPress: () => void): Presses {
  const held = new Set<HTMLButtonElement>();
  const keep = (event: Event) => {
    const target = (event.target as Element).closest<HTMLButtonElement>(ANSWERED_BY_SCRIPT);
    if (!target) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.add(target);
    document.documentElement.dataset['waiting'] = '';
    onPress();
  };
  document.addEventListener('click', keep, true);
  return {
    held,
    replay: () => {
      document.removeEventListener('click', keep, true);
      delete document.documentElement.dataset['waiting'];
      // What is gone from the page meanwhile does nothing.
      for (const target of held) target.click();
    },
  };
}
