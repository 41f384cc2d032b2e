export { words } from '../../../../src/languages/en/controls';
