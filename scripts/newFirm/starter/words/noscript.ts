export { words } from '#languages/en/noscript';
