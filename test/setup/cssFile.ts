/** An empty module, because jsdom does not apply stylesheets. */
export default {};
