export { words } from '#languages/en/messages';
