export { words } from '#languages/en/document';
