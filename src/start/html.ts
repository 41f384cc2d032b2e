/** The root element. Stylesheets select by data attributes of this element, such as `data-theme` and `data-waiting`. */
export const htmlElement = document.documentElement;
