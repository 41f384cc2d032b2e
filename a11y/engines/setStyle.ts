import type { Page } from '@playwright/test';

/** Adds styles to a page under any Content Security Policy. The new styles replace the previously added styles. */
export const setStyle = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const styleSheet = new CSSStyleSheet();
    styleSheet.replaceSync(text);
    document.adoptedStyleSheets = [styleSheet];
  }, css);
