export { words } from '../../../../src/languages/en/relay';
