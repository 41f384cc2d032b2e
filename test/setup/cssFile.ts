/**
 * The replacement for each stylesheet in Jest, except CSS modules (cssModule.ts). It is empty, because jsdom does not
 * apply stylesheets.
 */
export default {};
