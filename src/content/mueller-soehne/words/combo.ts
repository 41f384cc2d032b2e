export { words } from '#languages/de/combo';
