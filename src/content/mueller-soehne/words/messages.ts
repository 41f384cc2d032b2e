export { words } from '#languages/de/messages';
