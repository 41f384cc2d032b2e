export { words } from '#languages/de/document';
