export { words } from '../../../../src/languages/en/messages';
