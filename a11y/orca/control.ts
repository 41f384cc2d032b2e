import type { ElementHandle, Page } from 'puppeteer-core';

/**
 * Finds the first visible element that matches a selector and whose name or text begins with `text`. Rejects when there
 * is no such element.
 */
export async function findControl(page: Page, selector: string, text: string): Promise<ElementHandle<HTMLElement>> {
  const controlHandle = await page.evaluateHandle(
    (cssSelector, name) =>
      [...document.querySelectorAll<HTMLElement>(cssSelector)].find(
        (element) =>
          element.checkVisibility() &&
          (element.ariaLabel ?? element.textContent).trim().replaceAll(/\s+/g, ' ').startsWith(name),
      ),
    selector,
    text,
  );
  const element = controlHandle.asElement();
  if (!element) throw new Error(`No visible element matches '${selector}' and has a name that begins with '${text}'`);
  return element as ElementHandle<HTMLElement>;
}
