export { words } from '../../../../src/languages/en/addresses';
