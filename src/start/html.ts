/** The root element. Its data attributes contain the loading state of the page, which the stylesheets select. */
export const html = document.documentElement;
