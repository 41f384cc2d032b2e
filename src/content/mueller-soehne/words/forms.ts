export { words } from '#languages/de/forms';
