/**
 * The root element. The data attributes of this element contain the display settings and the loading state of the page.
 * The stylesheets use these attributes as selectors.
 */
export const htmlElement = document.documentElement;
