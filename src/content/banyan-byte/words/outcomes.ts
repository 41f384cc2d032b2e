export { words } from '#languages/en/outcomes';
