export { words } from '#languages/de/controls';
