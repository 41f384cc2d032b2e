export { words } from '#languages/de/noscript';
