export { words } from '#languages/de/outcomes';
