export { words } from '#languages/en/combo';
