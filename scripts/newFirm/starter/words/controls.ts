export { words } from '#languages/en/controls';
