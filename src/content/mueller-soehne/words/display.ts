export { words } from '#languages/de/display';
