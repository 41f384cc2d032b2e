export { words } from '#languages/en/forms';
