/**
 * The replacement for each stylesheet in Jest, except CSS modules (cssModule.ts). The replacement is empty, because
 * jsdom does not apply stylesheets.
 */
export default {};
