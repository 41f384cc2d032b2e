export { words } from '#languages/en/plain';
