/** The root element. The stylesheets select its data attributes: display settings and loading state of the page. */
export const htmlElement = document.documentElement;
