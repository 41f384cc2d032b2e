import type { Page } from '@playwright/test';

/** Adds these styles to a page, whatever its own policy allows, in place of those that were added before. */
export const setStyle = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
