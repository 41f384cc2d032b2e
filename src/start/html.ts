/** The element whose data attributes report the loading state of the page to the style sheets. */
export const html = document.documentElement;
