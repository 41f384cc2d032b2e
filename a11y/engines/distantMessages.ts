/**
 * Returns one line for each visible message that is too far from its control (1.4.10, 3.3.1). A person who magnifies
 * the page would miss such a message. A message is near its control if the distance from the control to the top edge of
 * the message is at most one screenful. The function runs in the page, so it can't use anything from this module.
 *
 * The description, panel or list to which an attribute of the control refers (`aria-describedby`, `aria-controls`) must
 * be near the control. A progress bar must be near the button that sends its form. A live region or an alert reports
 * the result of an action. The top edge of such a message must be in the viewport, or near the control of its group. If
 * the group has no control, the focused element counts as the control. The page itself never counts as the control.
 */
export function findDistantMessages(): string[] {
  interface Message {
    control: Element | null;
    element: Element;
    /**
     * True for a live region or an alert. The check allows such a message to be far from the control if the top edge of
     * the message is in the viewport.
     */
    isAnnounced: boolean;
  }
  const isVisible = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return Math.min(width, height) > 1 && element.checkVisibility({ visibilityProperty: true });
  };
  const findVisibleElements = (selector: string): Element[] =>
    [...document.querySelectorAll(selector)].filter((element) => isVisible(element) && !element.closest('[inert]'));
  /** Returns the elements that a control references by id in an attribute, such as `aria-describedby`. */
  const findReferencedElements = (control: Element, attribute: string): Element[] =>
    (control.getAttribute(attribute)?.split(/\s+/) ?? []).flatMap((id) => document.getElementById(id) ?? []);
  const findMessagesByReference = (selector: string, attribute: string): Message[] =>
    findVisibleElements(selector).flatMap((control) =>
      findReferencedElements(control, attribute).map((element) => ({ control, element, isAnnounced: false })),
    );
  /**
   * Returns the control in the same group as a live region, for example the résumé button. Without such a control,
   * returns the focused element, or null when the page itself has the focus.
   */
  const findControl = (region: Element): Element | null =>
    region.closest('[role="group"]')?.querySelector('button, input') ?? document.querySelector(':focus');

  const messages = [
    ...findMessagesByReference(':is(input, select, textarea, button)[aria-describedby]', 'aria-describedby'),
    ...findMessagesByReference('[role="tab"][aria-selected="true"]', 'aria-controls'),
    ...findMessagesByReference('[aria-expanded="true"]', 'aria-controls'),
    ...findVisibleElements('form progress').flatMap((element) => {
      const control = element.closest('form')?.querySelector('[type="submit"]');
      return control ? [{ control, element, isAnnounced: false }] : [];
    }),
    // A region with `aria-live="off"` is excluded, because it repeats a message that an overlay shows.
    ...findVisibleElements('[aria-live]:not([aria-live="off"]), [role="alertdialog"]')
      .filter((element) => element.textContent.trim() !== '')
      .map((element) => ({ control: findControl(element), element, isAnnounced: true })),
  ].filter(({ element }) => isVisible(element));
  return messages.flatMap(({ control, element, isAnnounced }) => {
    const { top } = element.getBoundingClientRect();
    const controlBox = control?.getBoundingClientRect();
    const distance = controlBox ? Math.max(top - controlBox.bottom, controlBox.top - top) : Infinity;
    if (distance <= innerHeight || (isAnnounced && top >= 0 && top < innerHeight)) return [];
    return [
      `${Math.round(distance)} px from ${control?.outerHTML.slice(0, 100) ?? 'the page'} to ${element.outerHTML.slice(0, 100)}`,
    ];
  });
}
