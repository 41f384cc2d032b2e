/** The replacement for each stylesheet in Jest. It is empty, because jsdom does not apply stylesheets. */
export default {};
