/**
 * Finds visible messages that begin more than one screenful from the control that caused them (1.4.10, 3.3.1). A person
 * who magnifies the page would miss such messages. The function runs in the page, so it can't use anything from this
 * module.
 *
 * For a description, a panel or a list, the markup names the control. A live region or an alert follows an action of
 * the visitor, so it must be in the viewport, near the control of its group, or near the focused element.
 */
export function findDistantMessages(): string[] {
  interface Message {
    cause: Element;
    shown: Element;
    /**
     * True for a live region or an alert. Such a message may be far from the control if its top edge is in the
     * viewport.
     */
    isResult: boolean;
  }
  const isVisible = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return Math.min(width, height) > 1 && element.checkVisibility({ visibilityProperty: true });
  };
  const findAll = (selector: string): Element[] =>
    [...document.querySelectorAll(selector)].filter((element) => isVisible(element) && !element.closest('[inert]'));
  /** Returns the elements whose ids are listed in an attribute of a control. */
  const findNamed = (control: Element, attribute: string): Element[] =>
    (control.getAttribute(attribute)?.split(/\s+/) ?? []).flatMap((id) => document.getElementById(id) ?? []);
  const pair = (selector: string, attribute: string): Message[] =>
    findAll(selector).flatMap((cause) =>
      findNamed(cause, attribute).map((shown) => ({ cause, shown, isResult: false })),
    );
  /** Returns the control in the group of a live region, such as the résumé button, or else the focused element. */
  const findControl = (region: Element): Element =>
    region.closest('[role="group"]')?.querySelector('button, input') ?? document.activeElement ?? document.body;

  const messages = [
    ...pair(':is(input, select, textarea, button)[aria-describedby]', 'aria-describedby'),
    ...pair('[role="tab"][aria-selected="true"]', 'aria-controls'),
    ...pair('[aria-expanded="true"]', 'aria-controls'),
    ...findAll('form progress').flatMap((shown) => {
      const cause = shown.closest('form')?.querySelector('[type="submit"]');
      return cause ? [{ cause, shown, isResult: false }] : [];
    }),
    // A region with `aria-live="off"` is excluded, because it repeats a message that an overlay shows.
    ...findAll('[aria-live]:not([aria-live="off"]), [role="alertdialog"]')
      .filter((shown) => shown.textContent.trim() !== '')
      .map((shown) => ({ cause: findControl(shown), shown, isResult: true })),
  ].filter(({ shown }) => isVisible(shown));
  return messages.flatMap(({ cause, shown, isResult }) => {
    const { top } = shown.getBoundingClientRect();
    const control = cause.getBoundingClientRect();
    const distance = Math.max(top - control.bottom, control.top - top);
    if (distance <= innerHeight || (isResult && top >= 0 && top < innerHeight)) return [];
    return [`${Math.round(distance)} px from ${cause.outerHTML.slice(0, 100)} to ${shown.outerHTML.slice(0, 100)}`];
  });
}
