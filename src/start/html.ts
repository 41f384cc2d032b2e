/** The element whose data attributes report the loading state of the page to the stylesheets. */
export const html = document.documentElement;
