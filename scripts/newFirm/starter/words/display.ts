export { words } from '#languages/en/display';
