/** The root element. Its data attributes contain the loading state of the page, which the stylesheets select. */
export const htmlElement = document.documentElement;
