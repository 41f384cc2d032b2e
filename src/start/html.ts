/**
 * The root element. The stylesheets select its data attributes, which contain the display settings and the loading
 * state of the page.
 */
export const htmlElement = document.documentElement;
