export { words } from '#languages/en/addresses';
