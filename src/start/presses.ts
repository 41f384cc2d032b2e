/** What only the site's code can answer. A link to a route works without it; the skip link would lead to a route '#main'. */
const ANSWERED_BY_SCRIPT = 'button, a[href^="#"]';

export interface Presses {
  /** Presses everything now, once and in order, and keeps nothing any more. */
  replay: () => void;
  /** The code does not arrive: a press that leads on without it does so now. */
  leadOn: () => void;
}

const formOf = (target: HTMLElement): HTMLFormElement | null => (target as HTMLButtonElement).form ?? null;

/**
 * Keeps presses that come before the site's code can answer them, by mouse, finger or key: nobody has to press twice.
 * `onPress` is told, so that the code is fetched at once.
 */
export function keepPresses(onPress: () => void): Presses {
  const pressed = new Set<HTMLElement>();
  const keep = (event: Event) => {
    const target = (event.target as Element).closest<HTMLElement>(ANSWERED_BY_SCRIPT);
    // A form that posts needs nobody.
    if (!target || formOf(target)?.method === 'post') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed.add(target);
    document.documentElement.dataset['waiting'] = '';
    onPress();
  };
  document.addEventListener('click', keep, true);
  return {
    replay: () => {
      document.removeEventListener('click', keep, true);
      delete document.documentElement.dataset['waiting'];
      for (const target of pressed) if (target.isConnected) target.click();
    },
    leadOn: () => {
      for (const target of pressed)
        if (target.isConnected && formOf(target)?.hasAttribute('action')) formOf(target)?.requestSubmit(target);
    },
  };
}
