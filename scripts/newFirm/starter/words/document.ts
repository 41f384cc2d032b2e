export { words } from '../../../../src/languages/en/document';
