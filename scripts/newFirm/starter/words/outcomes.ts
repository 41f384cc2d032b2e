export { words } from '../../../../src/languages/en/outcomes';
