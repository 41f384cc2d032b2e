export { words } from '#languages/de/addresses';
