export { words } from '#languages/de/relay';
