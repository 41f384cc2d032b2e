export { words } from '../../../../src/languages/en/forms';
