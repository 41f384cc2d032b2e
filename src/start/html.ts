/** The element whose data attributes tell the styles how far the page has come. */
export const html = document.documentElement;
