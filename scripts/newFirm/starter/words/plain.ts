export { words } from '../../../../src/languages/en/plain';
