export { words } from '#languages/de/plain';
