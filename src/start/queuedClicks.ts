import { html } from './html';
import './siteStart';

/**
 * What only the site's code can answer. A form that posts needs nobody, and alone names a method. A link to a route works
 * without it; the skip link would lead to a route '#main'.
 */
const ANSWERED_BY_SCRIPT = 'button:not([method] *), a[href^="#"]';
/** Keys that lead from tab to tab. */
const TAB_KEYS = /^(Arrow|Home|End)/;

export interface Presses {
  /** What is held: a button by itself, and a tab for each key that was pressed on it. A link has no form. */
  held: ReadonlyMap<Element | Event, HTMLButtonElement>;
  /** Presses everything now, in order and each button once. */
  replay: () => void;
}

/**
 * Keeps presses that come before the site's code can answer them, by mouse, finger or key: nobody has to press twice.
 * `onPress` is told of any press, so that the code is fetched at once. Buttons that lead to a form's page are held, too: a host of
 * files alone (direct mode) has no form there, and this script can't know which host it is on.
 */
export function queueClicks(onPress: () => void): Presses {
  const held = new Map<Element | Event, HTMLButtonElement>();
  const keep = (event: Event) => {
    // The page answers.
    if (!window.siteStart) return;
    onPress();
    const { key } = event as KeyboardEvent;
    const target = (event.target as Element).closest<HTMLButtonElement>(key ? '[role=tab]' : ANSWERED_BY_SCRIPT);
    if (!target || (key && !TAB_KEYS.test(key))) return;
    event.stopImmediatePropagation();
    // With another key it is the browser's too, as Alt and an arrow lead back; the tabs tell them apart.
    if (!key) event.preventDefault();
    held.set(key ? event : target, target);
    html.dataset['waiting'] = '';
  };
  for (const press of ['click', 'keydown']) document.addEventListener(press, keep, true);
  return {
    held,
    replay: () => {
      delete html.dataset['waiting'];
      // What is gone from the page meanwhile does nothing.
      for (const [what, target] of held)
        if (what === target) target.click();
        else target.dispatchEvent(what as Event);
    },
  };
}
