export { words } from '#languages/en/relay';
