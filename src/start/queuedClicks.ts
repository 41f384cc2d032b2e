import { html } from './html';
import './siteStart';

/**
 * The controls that need the site's code. A form with a method attribute posts without that code. Route links (`#/…`)
 * also work without the code, but the skip link would navigate to a route '#main'.
 */
const SCRIPTED_CONTROLS = 'button:not([method] *), a[href^="#"]';
/** The keys that move the focus from tab to tab. */
const TAB_KEYS = /^(Arrow|Home|End)/;

export interface QueuedClicks {
  /**
   * The queued inputs with their controls. The key of a click's entry is the control. The key of a key event's entry is
   * the event. The `form` of a link is undefined.
   */
  queuedEvents: ReadonlyMap<Element | Event, HTMLButtonElement>;
  /** Replays all queued inputs in order, each button once. */
  replay: () => void;
}

/**
 * Queues clicks and tab keys that arrive before hydration, so that visitors need not press twice. Calls `onPress` on
 * any input, which fetches the code at once. Buttons that lead to a form's page are queued too. On a static host
 * (direct mode) that page has no form, and this script can't detect the host.
 */
export function queueClicks(onPress: () => void): QueuedClicks {
  const queuedEvents = new Map<Element | Event, HTMLButtonElement>();
  const queueInput = (event: Event) => {
    // The page handles the input itself after hydration.
    if (!window.siteStart) return;
    onPress();
    const { key } = event as KeyboardEvent;
    const target = (event.target as Element).closest<HTMLButtonElement>(key ? '[role=tab]' : SCRIPTED_CONTROLS);
    if (!target || (key && !TAB_KEYS.test(key))) return;
    event.stopImmediatePropagation();
    // Key events keep their default action, because a combination such as Alt and an arrow belongs to the browser. The
    // tabs ignore such combinations.
    if (!key) event.preventDefault();
    queuedEvents.set(key ? event : target, target);
    html.dataset['waiting'] = '';
  };
  for (const press of ['click', 'keydown']) document.addEventListener(press, queueInput, true);
  return {
    queuedEvents,
    replay: () => {
      delete html.dataset['waiting'];
      // An element that is no longer in the page ignores the event.
      for (const [source, target] of queuedEvents)
        if (source === target) target.click();
        else target.dispatchEvent(source as Event);
    },
  };
}
