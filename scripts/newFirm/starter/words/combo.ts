export { words } from '../../../../src/languages/en/combo';
