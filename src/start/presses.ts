/** What only the site's code can answer. A link to a route works without it; the skip link would lead to a route '#main'. */
const ANSWERED_BY_SCRIPT = 'button, a[href^="#"]';

export interface Presses {
  /** What is kept. A link has no form. */
  kept: ReadonlySet<HTMLButtonElement>;
  /** Presses everything now, once and in order, and keeps nothing any more. */
  replay: () => void;
}

/**
 * Keeps presses that come before the site's code can answer them, by mouse, finger or key: nobody has to press twice.
 * `onPress` is told, so that the code is fetched at once.
 */
export function keepPresses(onPress: () => void): Presses {
  const kept = new Set<HTMLButtonElement>();
  const keep = (event: Event) => {
    const target = (event.target as Element).closest<HTMLButtonElement>(ANSWERED_BY_SCRIPT);
    // A form that posts needs nobody.
    if (!target || target.form?.method === 'post') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    kept.add(target);
    document.documentElement.dataset['waiting'] = '';
    onPress();
  };
  document.addEventListener('click', keep, true);
  return {
    kept,
    replay: () => {
      document.removeEventListener('click', keep, true);
      delete document.documentElement.dataset['waiting'];
      // What is gone from the page meanwhile does nothing.
      for (const target of kept) target.click();
    },
  };
}
