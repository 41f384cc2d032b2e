/** A control of the page, as the browser exposes it and as the page paints it. */
export interface Control {
  /** The accessible name, computed by Chromium. */
  name: string;
  /** The text of the painted labels and content. The text is empty for an icon. */
  paintedText: string;
  /**
   * False for a control that is clipped to one pixel and has no painted label. Only assistive technology finds such a
   * control.
   */
  isVisible: boolean;
  /** The markup pattern that voice control software does not support, or an empty string. */
  unsupportedPattern: string;
  /** The link's URL, or an empty string for other controls. */
  href: string;
  /** The index, among all elements, of the landmark, section, group or form that contains the control. */
  containerIndex: number;
  /** The index, among all elements, of the fixed or sticky element that contains the control, or -1. */
  layerIndex: number;
  /** The box in CSS pixels, relative to the document. `start` and `end` follow the reading direction. */
  box: { start: number; end: number; top: number; bottom: number };
  html: string;
}

/**
 * Returns every control that is neither hidden nor inert, in document order. The function runs in the page, so it can't
 * use anything from this module. Chromium has `computedName` only with a flag (`CHROMIUM_FLAGS`).
 */
export function readControls(): Control[] {
  const FIELD_SELECTOR =
    'input:not([type="hidden"], [type="submit"], [type="button"], [type="reset"]), select, textarea';
  const CONTROL_ROLES = ['button', 'link', 'tab', 'option', 'checkbox', 'radio', 'switch', 'menuitem'];
  const NAMED_BY_CONTENT_SELECTOR = `a[href], button, summary, [contenteditable="true"], ${CONTROL_ROLES.map((role) => `[role="${role}"]`).join()}`;
  const CONTROL_SELECTOR = `${FIELD_SELECTOR}, input:is([type="submit"], [type="button"], [type="reset"]), ${NAMED_BY_CONTENT_SELECTOR}`;
  const CONTAINER_SELECTOR =
    'header, footer, nav, main, aside, section, fieldset, form, [role="group"], [role="tabpanel"]';
  /** Controls that Dragon and Voice Control do not find by their words, or cannot press. */
  const UNSUPPORTED_SELECTORS = {
    'a details element': 'summary',
    'a file input': 'input[type="file"]',
    'an editable element': '[contenteditable="true"]',
    'a role without its native element':
      '[role="button"]:not(button), [role="link"]:not(a[href]), [role="checkbox"]:not(input), [role="radio"]:not(input), [role="switch"]:not(button, input)',
  };
  const elements = [...document.querySelectorAll('*')];
  const isRightToLeft = getComputedStyle(document.documentElement).direction === 'rtl';

  const clippingByElement = new Map<Element, boolean>();
  /**
   * Returns true when the element or an ancestor is clipped to one pixel or less, so that only screen readers read the
   * element.
   */
  const isClipped = (element: Element | null): boolean => {
    if (!element || element === document.body) return false;
    const cachedResult = clippingByElement.get(element);
    if (cachedResult !== undefined) return cachedResult;
    const { clipPath, overflowX } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    const isClippedByOverflow = overflowX !== 'visible' && Math.min(width, height) <= 1;
    const result = isClippedByOverflow || clipPath.startsWith('inset(50%') || isClipped(element.parentElement);
    clippingByElement.set(element, result);
    return result;
  };
  const isPainted = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isClipped(element);

  const readGeneratedContent = (element: Element, pseudoElement: string): string => {
    const { content, display, visibility } = getComputedStyle(element, pseudoElement);
    if (display === 'none' || visibility === 'hidden') return '';
    // In the CSS property `content`, the string after a slash is the alternative text, which is not painted.
    const [paintedContent = ''] = content.split(/(?<=")\s*\/\s*(?=")/);
    return [...paintedContent.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text]) => text).join('');
  };
  /** Returns the text that the page paints within a node, without the content of fields. */
  const readPaintedText = (node: Node): string => {
    if (node instanceof Text) return node.parentElement && isPainted(node.parentElement) ? node.data : '';
    if (!(node instanceof Element) || !isPainted(node) || node.matches(FIELD_SELECTOR)) return '';
    const childTexts = [...node.childNodes].map(readPaintedText);
    const text = [readGeneratedContent(node, '::before'), ...childTexts, readGeneratedContent(node, '::after')].join(
      '',
    );
    return getComputedStyle(node).display === 'inline' && node.localName !== 'br' ? text : ` ${text} `;
  };

  /**
   * Returns the labels of a control: its `label` elements, and the elements that `aria-labelledby` lists before the
   * control itself.
   */
  const findLabels = (control: Element): Element[] => {
    const ids = control.getAttribute('aria-labelledby')?.trim().split(/\s+/) ?? [];
    const labellingElements = ids.flatMap((id) => document.getElementById(id) ?? []);
    const controlIndex = labellingElements.findIndex((element) => control.contains(element));
    return [
      ...new Set([
        ...((control as HTMLInputElement).labels ?? []),
        ...labellingElements.slice(0, controlIndex < 0 ? undefined : controlIndex),
      ]),
    ];
  };
  const readContent = (control: HTMLElement): string => {
    if (control.matches(FIELD_SELECTOR)) return '';
    return control instanceof HTMLInputElement ? control.value : readPaintedText(control);
  };

  return [...document.querySelectorAll<HTMLElement>(CONTROL_SELECTOR)]
    .filter((control) => !control.closest('[inert]') && control.checkVisibility({ visibilityProperty: true }))
    .map((control): Control => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const paintedText = [...findLabels(control).map(readPaintedText), readContent(control)].join(' ').trim();
      const [start, end] = isRightToLeft ? [-right, -left] : [left, right];
      let layer: Element | null = control;
      while (layer && !['fixed', 'sticky'].includes(getComputedStyle(layer).position)) layer = layer.parentElement;
      return {
        name: (control as HTMLElement & { computedName: string }).computedName,
        paintedText,
        isVisible: paintedText !== '' || !isClipped(control),
        unsupportedPattern:
          Object.entries(UNSUPPORTED_SELECTORS).find(([, selector]) => control.matches(selector))?.[0] ?? '',
        href: control instanceof HTMLAnchorElement ? control.href : '',
        containerIndex: elements.indexOf(control.closest(CONTAINER_SELECTOR) ?? document.body),
        layerIndex: layer ? elements.indexOf(layer) : -1,
        box: { start, end, top: top + scrollY, bottom: bottom + scrollY },
        html: control.outerHTML.slice(0, 160),
      };
    });
}
