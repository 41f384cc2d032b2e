/** An empty module, because jsdom does not apply style sheets. */
export default {};
