import { htmlElement } from './html';

/**
 * The controls that do not work without the site's code. A button in a form with a `method` attribute is excluded,
 * because the browser itself can post the form. Links to routes also work without the code. The selector does not match
 * these links, because their URLs begin with the base path and not with '#'. The skip link needs the code, because
 * its URL '#main' would replace the route.
 */
const SCRIPTED_CONTROL_SELECTOR = 'button:not([method] *), a[href^="#"]';
/** Matches the keys that move the focus to another tab of a tab list. */
const TAB_KEY_PATTERN = /^(Arrow|Home|End)/;

export interface QueuedClicks {
  /**
   * Maps each queued input to its control. For a click, the map's key is the control itself. For a key press, the map's
   * key is the event. A control can also be a link, whose `form` is undefined.
   */
  queuedControlsByInput: ReadonlyMap<Element | Event, HTMLButtonElement>;
  /** Replays all queued inputs in order. The replay clicks each control only once, even after several clicks. */
  replay: () => void;
}

/**
 * Until hydration, queues clicks and the key presses that select a tab, so that visitors need not repeat their input.
 * Before hydration, calls `onPress` for every click and key press, so that the caller can fetch the site's code.
 *
 * Also queues clicks on buttons that, without JavaScript, open the page of a form. On a static host (direct mode), that
 * page has no form, and this script can't detect a static host.
 */
export function queueClicks(onPress: () => void): QueuedClicks {
  const queuedControlsByInput = new Map<Element | Event, HTMLButtonElement>();
  const queueInput = (event: Event) => {
    // After hydration, the page handles all input itself.
    if (!window.siteStart) return;
    onPress();
    const { key } = event as KeyboardEvent;
    const target = (event.target as Element).closest<HTMLButtonElement>(key ? '[role=tab]' : SCRIPTED_CONTROL_SELECTOR);
    if (!target || (key && !TAB_KEY_PATTERN.test(key))) return;
    event.stopImmediatePropagation();
    // A key keeps its default action, because combinations such as Alt with an arrow key are commands of the browser.
    // When the key is replayed, the tabs ignore such combinations.
    if (!key) event.preventDefault();
    queuedControlsByInput.set(key ? event : target, target);
    htmlElement.dataset['waiting'] = '';
  };
  for (const eventType of ['click', 'keydown']) document.addEventListener(eventType, queueInput, true);
  return {
    queuedControlsByInput,
    replay: () => {
      delete htmlElement.dataset['waiting'];
      for (const [input, target] of queuedControlsByInput)
        if (input !== target) target.dispatchEvent(input as Event);
        // Skips controls that are no longer in the document. A click on a detached skip link would open the URL
        // '#main'.
        else if (target.isConnected) target.click();
    },
  };
}
